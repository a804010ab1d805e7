import { brand } from "@/lib/config/brand";

export interface FormField {
  readonly name: string;
  readonly label: string;
  /** One line unless set. */
  readonly lines?: number;
  readonly choices?: readonly string[];
}

export interface FormTable {
  /** Begins the names of its fields. */
  readonly name: string;
  readonly rows: number;
  readonly columns: readonly { readonly name: string; readonly label: string; readonly share: number }[];
}

interface FormPart {
  readonly heading?: string;
  readonly text?: string;
  readonly points?: readonly string[];
  /** Fields beside each other, row by row. */
  readonly fields?: readonly (readonly FormField[])[];
  readonly table?: FormTable;
  /** Lines to sign by hand, with what is written below. */
  readonly signatures?: readonly string[];
}

export interface PrintedForm {
  readonly title: string;
  readonly intro: string;
  readonly parts: readonly FormPart[];
  /** Where it goes. */
  readonly footer: string;
}

const mail = (name: string) => `${name}@${brand.mailDomain}`;

const species = (name = "species"): FormField => ({
  name,
  label: "Species",
  choices: ["Dog", "Cat"],
});

const sendersStatement: PrintedForm = {
  title: "Sender's statement",
  intro: "For samples that cross a border. Sign one for each parcel, in English.",
  parts: [
    {
      heading: "Sender",
      fields: [
        [
          { name: "sender", label: "Name" },
          { name: "email", label: "Email or phone" },
        ],
        [{ name: "address", label: "Address and country", lines: 2 }],
      ],
    },
    {
      heading: "Contents",
      fields: [
        [
          { name: "species", label: "Species", choices: ["Dog (canine)", "Cat (feline)", "Dog and cat"] },
          { name: "swabs", label: "Number of swabs" },
        ],
        [{ name: "animals", label: "Names of the animals", lines: 2 }],
        [{ name: "barcodes", label: "Barcodes of the kits", lines: 2 }],
      ],
    },
    {
      heading: "I state that",
      points: [
        "this parcel holds cheek swabs of the species named above, for DNA testing only;",
        "the samples are not infectious and have no commercial value;",
        "the parcel contains no other animal material, in particular none of livestock or poultry;",
        "the animals were not inoculated with or exposed to any livestock or poultry disease.",
      ],
      text: "To the United States: the statement refers to USDA APHIS Guideline 1102, canine and feline material. Attach it to the outside of the parcel in a clear pouch.",
    },
    {
      fields: [
        [
          { name: "date", label: "Date" },
          { name: "place", label: "Place" },
        ],
      ],
      signatures: ["Signature of the sender"],
    },
  ],
  footer: `Questions: ${mail("shipping")}. Send it with the sample, not to this address.`,
};

const custodyRecord: PrintedForm = {
  title: "Sample custody record",
  intro:
    "One list of who held a sample, from the first hand to the last, for samples that may be questioned later. The person who takes the sample starts it; it travels with the sample.",
  parts: [
    {
      heading: "Animal and sample",
      fields: [
        [{ name: "animal", label: "Name of the animal" }, species()],
        [
          { name: "microchip", label: "Microchip, scanned while sampling" },
          { name: "barcodes", label: "Barcodes of the tubes or swabs" },
        ],
        [
          { name: "owner", label: "Owner" },
          { name: "case", label: "Case or file number" },
        ],
      ],
    },
    {
      heading: "Taken by",
      text: "A vet or a collection agent, not a party to the dispute.",
      fields: [
        [
          { name: "collector", label: "Name" },
          { name: "collector-id", label: "Practice or agent number" },
        ],
        [
          { name: "taken-at", label: "Date and time" },
          { name: "taken-place", label: "Place" },
        ],
      ],
      signatures: ["Signature of the collector, also over the seal"],
    },
    {
      heading: "Handed over",
      table: {
        name: "hand",
        rows: 5,
        columns: [
          { name: "from", label: "From", share: 0.28 },
          { name: "to", label: "To", share: 0.28 },
          { name: "at", label: "Date and time", share: 0.24 },
          { name: "seal", label: "Seal intact, initials", share: 0.2 },
        ],
      },
    },
  ],
  footer: `Describe the case to ${mail("forensics")} before you send anything.`,
};

const showSupport: PrintedForm = {
  title: "Request to support a show",
  intro:
    "For clubs without an account; clubs with one register the show there. Send it at least eight weeks before the show.",
  parts: [
    {
      heading: "Show",
      fields: [
        [
          { name: "club", label: "Club" },
          { name: "show", label: "Name of the show" },
        ],
        [
          { name: "show-date", label: "Date" },
          { name: "show-place", label: "Place" },
        ],
        [
          { name: "entries", label: "Expected entries" },
          { name: "kits", label: "Swab kits needed" },
        ],
        [{ name: "catalogue", label: "Closing date of your catalogue" }, species()],
      ],
    },
    {
      heading: "Support",
      fields: [
        [{ name: "wish", label: "What you would like from us", lines: 4 }],
        [{ name: "offer", label: "What you offer", lines: 4 }],
      ],
    },
    {
      heading: "Contact",
      fields: [
        [
          { name: "contact", label: "Name" },
          { name: "contact-email", label: "Email" },
        ],
        [
          { name: "contact-phone", label: "Phone" },
          { name: "signed-date", label: "Date" },
        ],
      ],
    },
  ],
  footer: `Send it to ${mail("shows")}.`,
};

const caseReport: PrintedForm = {
  title: "Case report for vets",
  intro:
    "Share a case in which a DNA result changed what you did. We publish nothing without the consent of vet and owner, and no names.",
  parts: [
    {
      heading: "Practice and patient",
      fields: [
        [
          { name: "vet", label: "Vet" },
          { name: "practice", label: "Practice" },
        ],
        [{ name: "email", label: "Email" }, species()],
        [
          { name: "breed", label: "Breed" },
          { name: "age-sex", label: "Age and sex" },
        ],
      ],
    },
    {
      heading: "Case",
      fields: [
        [{ name: "question", label: "The question", lines: 4 }],
        [
          { name: "test", label: "The test" },
          { name: "result", label: "The result" },
        ],
        [{ name: "other-findings", label: "Other examinations", lines: 3 }],
        [{ name: "consequence", label: "What followed", lines: 4 }],
      ],
    },
    {
      heading: "Consent to publication without names",
      fields: [
        [
          { name: "owner", label: "Name of the owner" },
          { name: "date", label: "Date" },
        ],
      ],
      signatures: ["Signature of the vet", "Signature of the owner"],
    },
  ],
  footer: `Send it to ${mail("vets")}.`,
};

const litterList: PrintedForm = {
  title: "Swab list for a litter",
  intro:
    "One line for each puppy or kitten. Write the barcode when you open the kit, and compare each one with the list before you seal the envelope.",
  parts: [
    {
      fields: [
        [
          { name: "breeder", label: "Breeder" },
          { name: "litter-date", label: "Date of birth" },
        ],
        [
          { name: "dam", label: "Dam" },
          { name: "sire", label: "Sire" },
        ],
        [species(), { name: "swabbed", label: "Swabbed on" }],
      ],
    },
    {
      table: {
        name: "animal",
        rows: 14,
        columns: [
          { name: "mark", label: "Collar or mark", share: 0.2 },
          { name: "sex", label: "Sex", share: 0.12 },
          { name: "name", label: "Name", share: 0.23 },
          { name: "microchip", label: "Microchip", share: 0.23 },
          { name: "barcode", label: "Barcode", share: 0.22 },
        ],
      },
    },
  ],
  footer: "For you to keep: the kits need no form. Activate each kit online.",
};

/** Every form by its file in `public/forms/`. In English: that is what customs, registries and the lab read. */
export const allForms: ReadonlyMap<string, PrintedForm> = new Map([
  ["senders-statement.pdf", sendersStatement],
  ["sample-custody-record.pdf", custodyRecord],
  ["show-support-request.pdf", showSupport],
  ["case-report.pdf", caseReport],
  ["litter-swab-list.pdf", litterList],
]);
