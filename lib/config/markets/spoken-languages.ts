import { type Store, storeOf } from "./markets";

/** Official languages of countries that the shop speaks, most spoken first. Countries that only speak English are left out. */
const countriesByLanguages: readonly (readonly [languages: string, countries: string])[] = [
  ["de", "AT DE LI"],
  ["es", "AR BO CL CO CR CU DO EC ES GQ GT HN MX NI PA PE PR PY SV UY VE"],
  ["fr", "BJ BL CD CG CI FR GA GF GP GN MC MF ML MQ NC NE PF PM RE SN TF TG WF YT"],
  ["it", "IT SM VA"],
  ["nl", "AW BQ CW NL SR SX"],
  ["pl", "PL"],
  ["pt", "AO BR CV GW MZ PT ST TL"],
  ["sv", "AX SE"],
  ["nl fr de", "BE"],
  ["en fr", "CA"],
  ["de fr it", "CH"],
  ["fr de", "LU"],
];

/** Languages, and the countries that speak them. Both as words: every page carries those of its store. */
export type SpokenLanguages = typeof countriesByLanguages;

/** Of the countries that a store serves. */
export function spokenLanguages(store: Store): SpokenLanguages {
  return countriesByLanguages
    .map(([languages, countries]) => [languages, served(countries, store)] as const)
    .filter(([, countries]) => countries !== "");
}

const served = (countries: string, store: Store) =>
  countries
    .split(" ")
    .filter((country) => storeOf(country) === store)
    .join(" ");
