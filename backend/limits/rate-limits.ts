/** At most `max` requests at once; afterwards one per `minutes / max`. */
export interface Limit {
  readonly max: number;
  readonly minutes: number;
}

/** Every rate limit of the backend. What is counted together stands beside it. */
export const limits = {
  /** Wrong passwords, per account and network, or per account and known device. */
  wrongPasswords: { max: 5, minutes: 15 },
  /** Wrong passwords at any account, per network. A success gives back its own attempt only. */
  wrongPasswordsOfNetwork: { max: 20, minutes: 20 },
  /** Password entered while signed in or with a mailed link, per account. */
  passwordConfirmations: { max: 5, minutes: 15 },
  /** Per network. */
  registrations: { max: 10, minutes: 60 },
  resets: { max: 20, minutes: 60 },
  orderLookups: { max: 20, minutes: 60 },
  carts: { max: 60, minutes: 10 },
  customProfiles: { max: 40, minutes: 20 },
  checkouts: { max: 60, minutes: 20 },
  declines: { max: 15, minutes: 60 },
  couponCodes: { max: 40, minutes: 10 },
  files: { max: 60, minutes: 10 },
  /** Barcodes and activations; a litter is one request. */
  activations: { max: 120, minutes: 20 },
  /** Every look at a tracked sample: by a reader, and every half minute by a page without an event stream. */
  trackedSamples: { max: 120, minutes: 10 },
  reportChecks: { max: 30, minutes: 10 },
  /** Looks at passports of documents. */
  passports: { max: 30, minutes: 10 },
  microchips: { max: 30, minutes: 10 },
  litterColours: { max: 60, minutes: 10 },
  /** Share links of animals. */
  sharedAnimals: { max: 60, minutes: 10 },
  kitProblems: { max: 10, minutes: 60 },
  /** Unsubscribe links of mails. */
  unsubscribes: { max: 120, minutes: 10 },
  /** Messages to collection agents, per network. */
  agentMessages: { max: 20, minutes: 60 },
  /** Messages to one collection agent. */
  messagesToAgent: { max: 20, minutes: 60 },
  /** Files of research applications, and the applications, per network. */
  researchFiles: { max: 30, minutes: 60 },
  researchApplications: { max: 20, minutes: 60 },
  /** Messages from the contact form, and newsletter forms, per network. */
  contactRequests: { max: 20, minutes: 60 },
  newsletter: { max: 20, minutes: 60 },
  /** Batches of laboratory events. */
  labBatches: { max: 600, minutes: 10 },
  /** Mails of one purpose, per mail address and network, and per mail address. */
  mails: { max: 5, minutes: 60 },
  mailsOfMailbox: { max: 20, minutes: 60 },
  /** Per mail address. */
  agentMessagesOfSender: { max: 5, minutes: 60 },
  researchApplicationsOfAddress: { max: 3, minutes: 60 },
  newsletterOfAddress: { max: 3, minutes: 60 },
  /** Per mail address, and per account. */
  contactRequestsOfSender: { max: 5, minutes: 60 },
  /** Per cart. */
  checkoutsOfCart: { max: 100, minutes: 20 },
  declinesOfCart: { max: 6, minutes: 30 },
  /** Per document link, or account. */
  filesOfLink: { max: 20, minutes: 10 },
  /** Per account. */
  exports: { max: 20, minutes: 60 },
  photosOfUser: { max: 60, minutes: 60 },
  /** Shares and transfers: they mail other people. */
  sharesOfUser: { max: 60, minutes: 60 },
  /** Every show is a request that an admin reads. */
  showsOfUser: { max: 20, minutes: 60 },
  acmFormsOfUser: { max: 60, minutes: 60 },
  /** Nominations of agents: they mail other people. */
  nominationsOfUser: { max: 20, minutes: 60 },
  /** Messages to owners of relatives, per account, and to one of them. */
  relativeMessagesOfUser: { max: 10, minutes: 1_440 },
  messagesToRelative: { max: 1, minutes: 1_440 },
  /** Quizzes of agents, so that answers cannot be guessed. */
  quizzesOfUser: { max: 10, minutes: 60 },
  /** Batches of records from devices of agents. */
  collectionSyncs: { max: 120, minutes: 20 },
  documents: { max: 60, minutes: 10 },
  documentMails: { max: 20, minutes: 60 },
  /** Requests of programs, per token, or per network with an invalid one. */
  apiCalls: { max: 300, minutes: 5 },
  /** Uploads of sheets, and checks of their rows. */
  spreadsheets: { max: 120, minutes: 30 },
  animalExports: { max: 60, minutes: 10 },
  parentageRequestsOfUser: { max: 40, minutes: 20 },
  customProfilesOfUser: { max: 60, minutes: 10 },
  /** Per security question: it can be answered once. */
  securityAnswers: { max: 1, minutes: 31 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
