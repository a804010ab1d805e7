/** Limits shared by storefront and backend, so that both reject the same input. */
export const limits = {
  jsonBodyBytes: 64 * 1024,
  /** Internal calls: the longest batch of laboratory events with all quotes escaped. */
  internalBodyBytes: 2_200 * 1024,
  /** A batch of laboratory events. */
  labBatchBytes: 1024 * 1024,
  labEvents: 500,
  /** Payment events and the headers that sign them. */
  eventLength: 256 * 1024,
  eventHeaderLength: 4_000,
  pathLength: 2048,
  pathPartLength: 200,
  emailLength: 120,
  /** Zip file of a data export. */
  exportBytes: 50 * 1024 * 1024,
  passwordLength: 200,
  passwordMinLength: 8,
  noteLength: 500,
  shortTextLength: 120,
  postalCodeLength: 20,
  searchLength: 100,
  /** Minimum length for suggestions. */
  searchMinLength: 3,
  searchResultsPerKind: 6,
  /** Tasks in the results of a search. More would push the products down. */
  foundTasks: 3,
  pageSize: 20,
  maxPageSize: 100,
  maxPage: 100_000,
  quantityMax: 99,
  presetBreeds: 50,
  /** Breeds of one listed breeder. */
  listedBreeds: 10,
  websiteLength: 200,
  breedersPerPage: 10,
  /** Statement in a breeder application. */
  statementLength: 1_000,
  filterBreeds: 50,
  /** Breed options of the filter for a search text. */
  breedOptions: 20,
  cartLines: 100,
  /** Items of one order, all lines together: keeps every total far below what columns and providers hold. */
  orderItems: 500,
  orderNumberLength: 30,
  trackingNumberLength: 40,
  barcodeLength: 50,
  /** Newest reports that can be asked for by their age. */
  resultDays: 36_500,
  /** Samples that one storefront process follows. */
  trackedSamples: 500,
  /** Several barcodes in one query. */
  barcodesLength: 200,
  /** Largest weight of an animal, in either unit. */
  weightMax: 999,
  /** Animals of one litter form. */
  litterRows: 30,
  /** Named filters of one list, and the length of a name. */
  savedFilters: 12,
  savedFilterName: 40,
  /** Kits of one pasted list that are activated one after the other. */
  listedKits: 10,
  invoiceFileBytes: 5 * 1024 * 1024,
  packingSlipBytes: 5 * 1024 * 1024,
  tubeLabelsBytes: 20 * 1024 * 1024,
  reportFileBytes: 20 * 1024 * 1024,
  /** Upload of laboratory results. */
  resultsFileBytes: 2 * 1024 * 1024,
  resultsRows: 20_000,
  /** Wrong rows of an upload that are listed. */
  listedRowErrors: 100,
  alleleLength: 12,
  assayVersionLength: 40,
  /** Tubes moved to another stage at once. */
  movedTubes: 100,
  advanceLines: 20,
  couponLength: 40,
  pointsMax: 1_000_000,
  animalsPerPage: 15,
  /** Animals offered as a parent for one search. */
  parentOptions: 20,
  /** A barcode, the id of an animal, or results that were typed in. */
  geneticResultLength: 1_500,
  /** Tests offered for one search. */
  testOptions: 20,
  photoUploadBytes: 10 * 1024 * 1024,
  /** A photo as it is stored and sent. */
  photoBytes: 2 * 1024 * 1024,
  /** Animals offered on a product page. */
  animalOptions: 500,
  customProfileTests: 40,
  /** Custom profiles per user. */
  customProfiles: 100,
  /** Further tests of a cheaper product that are named. */
  betterValueNames: 4,
  /** With fewer tests, no product that contains them costs less. */
  betterValueTests: 3,
  customProfileNameLength: 60,
  /** With more lines than this the cart panel shows the link to the cart on top. */
  cartPanelLines: 5,
} as const;
