// Generated from messages/en by `npm run messages`. Do not edit.
export interface AddAnimalMessages {
  readonly metaTitle: "Add an animal to your account";
  readonly description: "Add a dog or cat to your account before its first DNA test. You can fill in the form first and sign in at the end.";
  readonly title: "Add an animal";
  readonly intro: "Add its details to your account. When a kit arrives, you just pick the animal.";
  readonly crumb: "Add an animal";
  readonly loading: "Opening the form";
  readonly noScript: "This form needs JavaScript. Please turn it on in your browser.";
  readonly guestTitle: "You need an account to save it";
  readonly guestText: "You can fill in the form first. Everything you typed is still here when you come back.";
  readonly login: "Sign in";
  readonly register: "Create an account";
  readonly restored: "What you typed is still here. Check it and save.";
  readonly save: "Save animal";
  readonly saving: "Saving";
  readonly signInAndSave: "Sign in to save";
  readonly doneTitle: "{name} is in your account";
  readonly doneText: "You can pick {name} when you activate a kit.";
  readonly toMy: "Go to my account";
  readonly another: "Add another animal";
  readonly about: {
    readonly whyTitle: "Why add an animal?";
    readonly whyText: "Every test, result and report belongs to an animal in your account. Add yours now, and its DNA results, microchip and pedigree details are all in one place. It’s free, and you don’t need a kit yet.";
    readonly needTitle: "What you need";
    readonly needText: "The name, the species and the sex are enough. If you have them to hand, add the date of birth, the breed, the microchip number and the registered name. They appear on certificates, so copy them from the papers.";
    readonly nextTitle: "What happens next";
    readonly nextText: "Order a test whenever you like. When you activate its kit, choose the animal from your list. You can correct the details at any time before the sample arrives, and nobody else sees them unless you share them.";
  };
}
