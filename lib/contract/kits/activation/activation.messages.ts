/** Documented field messages of activation; the second one ends with a space. */
export const activationMessages = {
  email: "email must be a valid email",
  barcodeTooLong: (max: number) => `This field can only have maximum ${max} characters`,
  confirmBarcode: "Confirm Barcode Number doesn't match ",
  sameBarcode: "This Barcode number must be different the first barcode number",
} as const;

/** Field messages of checks that only the backend can make. */
export const kitMessages = {
  mistyped: "This barcode has a typing mistake. Please compare it with the label",
  unknown: "We do not know this barcode. Please compare it with the label",
  voided: "This kit was refunded or cancelled and cannot be activated",
  repeated: "This barcode is in your list more than once",
  otherProduct: "This kit belongs to another product. Please activate it separately",
  noTest: "This tube comes without a test. Please choose what it is for",
  hasTest: "This kit includes its test already",
  balance: "You have no test of this pack left",
  notInPack: "This pack does not include that test",
  species: "This kit is for the other species",
  addedSpecies: "A test that was added to this kit is for the other species",
  breed: "This breed does not fit the kit",
  date: "This date does not exist",
  futureDate: "This date is in the future",
  animal: "This animal is not on file in your account",
  chipInUse: "Another animal of yours has this chip number",
  speciesInUse: "Other kits of this animal are for its present species. Please choose another animal",
  ownParent: "An animal cannot be its own parent",
  sameAnimal: "The sample is on file as this animal's already",
  fitting: "The details fit the sample already",
  received: "We have the sample already. Please contact us to change something",
  payment: "This payment does not belong to the kit",
} as const;

/** Code of the 409 for a kit that is activated already. */
export const alreadyActivatedCode = "already_activated";
