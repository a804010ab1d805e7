// Generated from messages/en by `npm run messages`. Do not edit.
export interface MicrochipCheckerMessages {
  readonly metaTitle: "Microchip checker for dogs and cats";
  readonly description: "Check a pet’s microchip number: is it a valid ISO number, which country or manufacturer issued it, and can every scanner read it?";
  readonly title: "Check a microchip number";
  readonly crumb: "Microchip checker";
  readonly intro: "Find out whether a number is valid and which country or manufacturer issued it.";
  readonly ownIntro: "Check a number, and see which of your animals has it.";
  readonly privacy: "We never say who owns an animal or whether a number is registered. Ask your country’s pet register for that.";
  readonly field: "Microchip number";
  readonly hint: "Usually 15 digits. Spaces and hyphens do not matter.";
  readonly submit: "Check number";
  readonly required: "Enter a microchip number";
  readonly loading: "Checking the number";
  readonly updating: "Checking";
  readonly retry: "Try again";
  readonly noScript: "The checker needs JavaScript. Please turn it on in your browser.";
  readonly verdicts: {
    readonly valid: "Valid ISO number";
    readonly doubtful: "Check this number";
    readonly old: "Older format";
    readonly invalid: "Not a valid number";
  };
  readonly issuers: {
    readonly country: "The code {code} is the country code of {country}.";
    readonly unassigned: "No country has the code {code}. Please read the number again.";
    readonly manufacturer: "The code {code} belongs to a chip manufacturer. Codes from 901 to 998 are given to manufacturers, so the number does not name a country.";
    readonly "shared-manufacturer": "The code 900 is shared by several chip manufacturers, so the number does not name a country.";
    readonly test: "The code 999 is for test chips. An animal should not carry one.";
  };
  readonly iso: "15 digits, as ISO 11784 requires. Every ISO scanner reads this chip.";
  readonly formats: {
    readonly "nine-digits": "Nine digits are an AVID chip from before the ISO standard. Not every scanner reads it. Countries that require an ISO chip may not accept it for travel.";
    readonly "ten-characters": "Ten characters are an older chip, such as FECAVA, AVID or Trovan. Not every scanner reads it. Countries that require an ISO chip may not accept it for travel.";
  };
  readonly problems: {
    readonly characters: "A microchip number of this length has digits only.";
    readonly length: "A microchip number has 15 digits. Older chips have 9 digits or 10 characters.";
    readonly "no-code": "No country or manufacturer has the code 000.";
    readonly "too-large": "The twelve digits after the code are higher than a chip can store. Please read the number again.";
  };
  readonly own: {
    readonly title: "In your account";
    readonly none: "None of your animals has this number.";
    readonly born: "born {year}";
    readonly dam: "Dam: {name}";
    readonly sire: "Sire: {name}";
    readonly noParents: "Its parents are not on file.";
  };
}
