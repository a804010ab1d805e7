/** Invented kennels in several countries. Nobody can sign in to them. */
export const demoKennels = [
  { email: "wairau@kennel.example", name: "Wairau Demo Kennel", countryCode: "NZ" },
  { email: "cheviot@kennel.example", name: "Cheviot Demo Kennel", countryCode: "GB" },
  { email: "dalarna@kennel.example", name: "Dalarna Demo Kennel", countryCode: "SE" },
] as const;

type Copies = Readonly<Record<string, 1 | 2>>;

export interface DemoCollie {
  readonly kennel: (typeof demoKennels)[number]["email"];
  readonly name: string;
  readonly sex: "female" | "male";
  readonly bornOn: string;
  /** An animal of the demo breeder, or an earlier one of these. */
  readonly parent?: string;
  readonly copies?: Copies;
}

type Line = readonly [name: string, sex: "f" | "m", bornOn: string, copies?: Copies, parent?: string];

/** Says in its name that the animal is invented: owners of real ones may see it. */
const toCollies = (kennel: DemoCollie["kennel"], lines: readonly Line[]): DemoCollie[] =>
  lines.map(([name, sex, bornOn, copies, parent]) => ({
    kennel,
    name: `${name} (demo)`,
    bornOn,
    sex: sex === "f" ? "female" : "male",
    ...(copies && { copies }),
    ...(parent && { parent }),
  }));

/** Enough Border Collies for a reference of the breed and its carrier rates. Some descend from the demo breeder's. */
export const demoCollies: readonly DemoCollie[] = [
  ...toCollies("wairau@kennel.example", [
    ["Kowhai", "f", "2023-09-14", { cea: 1 }, "Fen"],
    ["Totara", "m", "2023-02-01"],
    ["Rimu", "m", "2021-05-20", { cea: 1, tns: 1 }],
    ["Rata", "f", "2020-11-08"],
    ["Manuka", "f", "2022-07-17", { "sn-bc": 1 }],
    ["Karaka", "m", "2019-03-29"],
    ["Matai", "m", "2024-01-12", { cea: 2 }],
    ["Ponga", "f", "2021-08-30"],
  ]),
  ...toCollies("cheviot@kennel.example", [
    ["Otter", "m", "2023-06-03", { "sn-bc": 1 }, "Bramble"],
    ["Kielder", "m", "2020-02-22"],
    ["Alwin", "m", "2018-10-10", { cea: 1 }],
    ["Breamish", "f", "2019-12-04"],
    ["Harthope", "f", "2022-04-18", { "glau-bc": 1 }],
    ["Usway", "m", "2021-01-26", { cea: 1 }],
    ["Barrow", "f", "2023-11-15", { tns: 1 }],
  ]),
  ...toCollies("dalarna@kennel.example", [
    ["Siljan", "m", "2025-05-06", undefined, "Kowhai (demo)"],
    ["Orsa", "f", "2020-06-19", { cea: 1 }],
    ["Mora", "f", "2019-08-11"],
    ["Falu", "m", "2022-03-03", { tns: 1 }],
    ["Idre", "m", "2021-10-27"],
    ["Rättvik", "f", "2018-05-13", { "sn-bc": 1 }],
    ["Leksand", "f", "2023-04-09"],
  ]),
];

/** Animals of the demo breeder that take part. */
export const demoParticipants = ["Bramble", "Fen"] as const;
