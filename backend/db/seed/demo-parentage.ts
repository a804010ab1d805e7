import type { ConsentState } from "@/lib/config/animals/parentage";

type Owner = "breeder" | "owner" | "vet";
type DemoAnimalName = readonly [owner: Owner, name: string];

export interface DemoParentage {
  readonly by: Owner;
  readonly offspring: DemoAnimalName;
  readonly dam?: DemoAnimalName;
  readonly sire?: DemoAnimalName;
  readonly daysAgo: number;
  /** Consent of the owners of other people's animals; given unless set. */
  readonly consent?: ConsentState;
}

const juniper: DemoAnimalName = ["breeder", "Juniper"];

/** Oldest first. The outcome follows from the profiles of the demo animals. */
export const demoParentage: readonly DemoParentage[] = [
  // Insufficient data: nine markers of Sorrel have no result.
  { by: "breeder", offspring: juniper, sire: ["breeder", "Sorrel"], daysAgo: 70 },
  // Excluded: Moss is the sire of others.
  { by: "breeder", offspring: juniper, sire: ["breeder", "Moss"], daysAgo: 64 },
  // Excluded, with the consent of Biscuit's owner.
  {
    by: "breeder",
    offspring: juniper,
    dam: ["breeder", "Bramble"],
    sire: ["owner", "Biscuit"],
    daysAgo: 51,
  },
  // Qualifies.
  {
    by: "breeder",
    offspring: juniper,
    dam: ["breeder", "Bramble"],
    sire: ["breeder", "Fen"],
    daysAgo: 40,
  },
  // Inconclusive: one marker differs.
  {
    by: "breeder",
    offspring: ["breeder", "Larkspur"],
    dam: ["breeder", "Odette"],
    sire: ["breeder", "Caspian"],
    daysAgo: 22,
  },
  // Waits for a profile: Tansy has none.
  { by: "breeder", offspring: juniper, dam: ["breeder", "Tansy"], daysAgo: 12 },
  // Waits for another owner.
  { by: "breeder", offspring: juniper, dam: ["vet", "Willow"], daysAgo: 6, consent: "waiting" },
  // Waits for the breeder.
  {
    by: "owner",
    offspring: ["owner", "Biscuit"],
    dam: ["breeder", "Bramble"],
    daysAgo: 3,
    consent: "waiting",
  },
];
