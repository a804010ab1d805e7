import type { Language } from "@/lib/config/languages";
import { type Store, storeOf } from "./markets";

/** Official languages of countries that the shop speaks, most spoken first. Countries that only speak English are left out. */
const languagesByCountry: Readonly<Record<string, readonly Language[]>> = {
  ...spokenIn("AT DE LI", ["de"]),
  ...spokenIn("AR BO CL CO CR CU DO EC ES GQ GT HN MX NI PA PE PR PY SV UY VE", ["es"]),
  ...spokenIn("BJ BL CD CG CI FR GA GF GP GN MC MF ML MQ NC NE PF PM RE SN TF TG WF YT", ["fr"]),
  ...spokenIn("IT SM VA", ["it"]),
  ...spokenIn("AW BQ CW NL SR SX", ["nl"]),
  ...spokenIn("PL", ["pl"]),
  ...spokenIn("AO BR CV GW MZ PT ST TL", ["pt"]),
  ...spokenIn("AX SE", ["sv"]),
  BE: ["nl", "fr", "de"],
  CA: ["en", "fr"],
  CH: ["de", "fr", "it"],
  LU: ["fr", "de"],
};

function spokenIn(countries: string, languages: readonly Language[]) {
  return Object.fromEntries(countries.split(" ").map((country) => [country, languages]));
}

export type SpokenLanguages = Readonly<Record<string, readonly Language[]>>;

/** Of the countries that a store serves. */
export function spokenLanguages(store: Store): SpokenLanguages {
  return Object.fromEntries(
    Object.entries(languagesByCountry).filter(([country]) => storeOf(country) === store),
  );
}
