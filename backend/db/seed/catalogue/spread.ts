import { hash } from "@/backend/db/seed/catalogue/wording/phrases";

const firstDay = Date.UTC(2024, 4, 20);
const spanDays = 905;
const dayMs = 86_400_000;

/** A fixed day between May 2024 and November 2026, so that "New Arrivals" has an order that never shifts. */
export function createdAtOf(key: string): string {
  return new Date(firstDay + (hash(`created ${key}`) % spanDays) * dayMs).toISOString().slice(0, 10);
}

/** Popularity: listed tests first, the others by number of breeds. */
const wellKnown: Readonly<Record<string, number>> = {
  prcd: 420,
  mdr1: 410,
  dm: 400,
  eic: 380,
  cea: 360,
  pll: 340,
  "b-locus": 330,
  "d-locus": 325,
  merle: 320,
  vwd1: 310,
  hyuo: 300,
  "cddy-ivdd": 295,
  "l-fgf5": 290,
  furn: 285,
  "ich-gr": 280,
  nclcl5: 260,
  tns: 255,
  pkd1: 400,
  "hcm-mc": 390,
  pkdef: 370,
  "hcm-rd": 350,
  "blood-cat": 345,
  rdac: 330,
  "pra-b": 300,
  "dilute-cat": 280,
  "cp-cs": 275,
  sma: 260,
  gsd4: 240,
};

export function testPopularity(code: string, breedCount: number): number {
  return wellKnown[code] ?? Math.min(breedCount, 10) * 12 + (hash(`asked ${code}`) % 40);
}
