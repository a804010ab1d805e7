/**
 * The only product of fake backends, in the shape of the contract.
 * @param {number} id
 * @param {string} amount
 */
export const testPanel = (id, amount) => ({
  id,
  name: "Test panel",
  species: null,
  typeId: 1,
  categoryId: 1,
  bodySystem: null,
  summary: "What it is.",
  price: { amount, currency: { code: "USD", symbol: "$" } },
  isAnimalRequired: false,
  hasUpgradeOption: false,
  description: "What it is, at length.",
  categoryName: "Health",
  audiences: [],
  sample: "swab",
  turnaroundDays: null,
  packSize: 1,
  tests: [],
  breeds: [],
  singly: null,
  bundles: [],
  related: [],
  parentage: null,
  isForAllBreeds: true,
  fulfilment: {
    kits: 1,
    isTestIncluded: true,
    sample: "swab",
    usesStoredSample: false,
    deliverable: "report",
  },
  sizes: [],
  delivery: null,
});

/** @param {number} id */
export const testPanelPath = (id) => `/store/test-panel/p/${id}`;
