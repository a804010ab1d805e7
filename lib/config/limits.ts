/** Limits that both programs keep, so that the door and the backend refuse the same things. */
export const limits = {
  jsonBodyBytes: 64 * 1024,
  /** Between the programs: the longest event, with every quotation mark in it escaped. */
  internalBodyBytes: 768 * 1024,
  /** Of what a payment provider tells, and of a header that signs it. */
  eventLength: 256 * 1024,
  eventHeaderLength: 4_000,
  pathLength: 2048,
  pathPartLength: 200,
  emailLength: 120,
  /** Of one person's data, zipped. */
  exportBytes: 50 * 1024 * 1024,
  passwordLength: 200,
  passwordMinLength: 8,
  noteLength: 500,
  shortTextLength: 120,
  postalCodeLength: 20,
  searchLength: 100,
  /** Shorter texts bring no suggestions. */
  searchMinLength: 3,
  /** Of each kind that a search of the whole shop finds. */
  searchResultsPerKind: 6,
  pageSize: 20,
  maxPageSize: 100,
  maxPage: 100_000,
  quantityMax: 99,
  presetBreeds: 50,
  /** That one kennel or cattery may be listed with. */
  listedBreeds: 10,
  websiteLength: 200,
  /** On one page of their list. */
  breedersPerPage: 10,
  /** How a breeder tests and places their animals. */
  statementLength: 1_000,
  /** Of which one may ask in one list of products. */
  filterBreeds: 50,
  /** Of those a text finds, so many are offered beside the products. */
  breedOptions: 20,
  cartLines: 100,
  orderNumberLength: 30,
  invoiceFileBytes: 5 * 1024 * 1024,
  /** Kinds of kits in one advance order. */
  advanceLines: 20,
  couponLength: 40,
  /** Nobody has more points. */
  pointsMax: 1_000_000,
  /** Of somebody's animals, so many are offered beside a product. */
  animalOptions: 500,
  /** In one custom profile. */
  customProfileTests: 40,
  /** Of one person. */
  customProfiles: 100,
  customProfileNameLength: 60,
  /** With more lines than these in the cart panel, the way to the whole cart stands above them. */
  cartPanelLines: 5,
} as const;
