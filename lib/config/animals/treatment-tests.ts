/** Tests that a vet reads before medicines, anaesthetics and operations: drug sensitivity, hyperthermia, bleeding. */
const treatmentTests: readonly string[] = [
  "mdr1",
  "mdr1-cat",
  "mh",
  "depoh",
  "bss-cok",
  "clad3",
  "f7",
  "f11",
  "f11-cat",
  "gt1-oth",
  "gt1-pyr",
  "glanz-cat",
  "haem-a",
  "haem-b",
  "f8-cat",
  "f9-cat",
  "macrotcp-cav",
  "p2y12",
  "scott",
  "thromb-bas",
  "thromb-esk",
  "thromb-lns",
  "vwd1",
  "vwd2",
  "vwd3-kok",
  "vwd3-sct",
  "vwd3-ssd",
  "chs",
];

export function isTreatmentTest(code: string): boolean {
  return treatmentTests.includes(code);
}
