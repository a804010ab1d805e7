import { formatLocale } from "@/lib/config/languages";
import { requestLanguage, translate } from "@/lib/i18n/translate";

/** Codes of places as the breeds of our catalogue name them; numbers are those of the United Nations for regions. */
const regionCodes: Readonly<Record<string, string>> = {
  Afghanistan: "AF",
  Argentina: "AR",
  Asia: "142",
  Australia: "AU",
  Austria: "AT",
  Belgium: "BE",
  "Bosnia and Herzegovina": "BA",
  Brazil: "BR",
  Burma: "MM",
  Canada: "CA",
  "Canary Islands": "IC",
  "Central Asia": "143",
  Chile: "CL",
  China: "CN",
  Colombia: "CO",
  Croatia: "HR",
  Cuba: "CU",
  Cyprus: "CY",
  "Czech Republic": "CZ",
  "Democratic Republic of the Congo": "CD",
  Denmark: "DK",
  Ecuador: "EC",
  Egypt: "EG",
  Estonia: "EE",
  Ethiopia: "ET",
  Europe: "150",
  Finland: "FI",
  France: "FR",
  Georgia: "GE",
  Germany: "DE",
  Greece: "GR",
  Greenland: "GL",
  Hungary: "HU",
  Iceland: "IS",
  India: "IN",
  Indonesia: "ID",
  Iran: "IR",
  Ireland: "IE",
  "Isle of Man": "IM",
  Israel: "IL",
  Italy: "IT",
  Japan: "JP",
  Kenya: "KE",
  Kyrgyzstan: "KG",
  Lithuania: "LT",
  Madagascar: "MG",
  Malaysia: "MY",
  Mali: "ML",
  Mexico: "MX",
  Montenegro: "ME",
  Netherlands: "NL",
  "New Zealand": "NZ",
  "North Africa": "015",
  "North Macedonia": "MK",
  Norway: "NO",
  Pakistan: "PK",
  Peru: "PE",
  Poland: "PL",
  Portugal: "PT",
  Romania: "RO",
  Russia: "RU",
  Serbia: "RS",
  Slovakia: "SK",
  Slovenia: "SI",
  "South Africa": "ZA",
  "South Korea": "KR",
  Spain: "ES",
  "Sri Lanka": "LK",
  Sweden: "SE",
  Switzerland: "CH",
  Taiwan: "TW",
  Thailand: "TH",
  Turkey: "TR",
  Ukraine: "UA",
  "United Kingdom": "GB",
  "United States": "US",
  Uruguay: "UY",
  Vietnam: "VN",
};

/** Places that Unicode does not name: parts of countries, and countries of the past. */
const messageKeys = {
  Alaska: "alaska",
  "Ancient Rome": "ancientRome",
  "Arabian Peninsula": "arabianPeninsula",
  Brittany: "brittany",
  "Central Mediterranean": "centralMediterranean",
  Czechoslovakia: "czechoslovakia",
  England: "england",
  "German Empire": "germanEmpire",
  Ibiza: "ibiza",
  Korea: "korea",
  Mallorca: "mallorca",
  Palestine: "palestine",
  Rhodesia: "rhodesia",
  Sakha: "sakha",
  Scotland: "scotland",
  Siberia: "siberia",
  "Soviet Union": "sovietUnion",
  Tibet: "tibet",
  Wales: "wales",
} as const;

/**
 * Where a breed comes from, in the language of the page: "Iran (developed in the United Kingdom)". Another shop's own
 * places as they are.
 */
export function originName(origin: string): string {
  if (requestLanguage() === "en") return origin;
  const t = translate("breeds");
  const [, first = "", developed] = /^(.+?)(?: \(developed in (?:the )?(.+)\))?$/.exec(origin) ?? [];
  const places = placesOf(first);
  const place = developed === undefined ? undefined : placesOf(developed);
  if (places === undefined || (developed !== undefined && place === undefined)) return origin;
  return place === undefined ? places : t("developed", { origin: places, place });
}

/** Undefined if one of them is unknown. */
function placesOf(text: string): string | undefined {
  const whole = placeName(text);
  if (whole !== undefined) return whole;
  const names = text.split(" and ").map(placeName);
  const known = names.filter((name) => name !== undefined);
  if (known.length < names.length) return undefined;
  return new Intl.ListFormat(requestLanguage()).format(known);
}

function placeName(place: string): string | undefined {
  const code = Object.hasOwn(regionCodes, place) ? regionCodes[place] : undefined;
  if (code !== undefined)
    return new Intl.DisplayNames(formatLocale(requestLanguage()), { type: "region" }).of(code);
  const key = Object.entries(messageKeys).find(([name]) => name === place)?.[1];
  return key === undefined ? undefined : translate("breeds")(`places.${key}`);
}
