// Generated from messages/en by `npm run messages`. Do not edit.
export interface ResearchMessages {
  readonly labels: {
    readonly projects: {
      readonly "late-onset-epilepsy": "Late-onset epilepsy in dogs";
      readonly "feline-kidney-disease": "Kidney disease in cats";
      readonly "healthy-seniors": "Healthy senior dogs and cats";
    };
    readonly ownIdea: "My own idea";
    readonly roles: {
      readonly scientist: "Scientist";
      readonly breeder: "Breeder";
      readonly vet: "Vet";
      readonly owner: "Owner";
      readonly other: "Other";
    };
    readonly species: {
      readonly canine: "Dogs";
      readonly feline: "Cats";
      readonly both: "Dogs and cats";
    };
    readonly types: {
      readonly "application/pdf": "PDF";
      readonly "image/jpeg": "JPEG";
      readonly "image/png": "PNG";
    };
  };
  readonly apply: {
    readonly title: "Take part in our research";
    readonly metaTitle: "Apply for a research project";
    readonly description: "Join an open research project, or propose one of your own: for scientists, breeders, vets and owners of dogs and cats.";
    readonly crumb: "Apply";
    readonly parent: "Research and innovation";
    readonly intro: "Scientists, breeders, vets and owners help us find new tests. Join a project or suggest your own. You don’t need an account.";
    readonly projects: "Open projects";
    readonly toProject: "Join this project";
    readonly noScript: "The form needs JavaScript. You can also write to {mail}.";
  };
  readonly project: {
    readonly title: "Apply: {project}";
    readonly metaTitle: "Join: {project}";
    readonly crumb: "Apply";
    readonly other: "Not what you’re looking for? See all open projects";
  };
  readonly about: {
    readonly "late-onset-epilepsy": "We look for variants behind seizures that start after the age of five. We need affected dogs, and healthy relatives of the same age.";
    readonly "feline-kidney-disease": "We study families of cats with kidney disease in every generation, and need blood values or ultrasound findings.";
    readonly "healthy-seniors": "Dogs over twelve and cats over fifteen without a known disease show which variants do no harm.";
  };
  readonly next: {
    readonly title: "What happens next";
    readonly first: "We confirm by email that your application has arrived.";
    readonly second: "A scientist reads it and replies, usually within two weeks.";
    readonly third: "If it fits, we agree on animals, samples and data. Please send no samples before that.";
  };
  readonly form: {
    readonly about: "About you";
    readonly name: "Name";
    readonly email: "Email";
    readonly country: "Country";
    readonly chooseCountry: "Choose a country";
    readonly role: "I am a";
    readonly chooseRole: "Choose your role";
    readonly institution: "Institution, practice or kennel (optional)";
    readonly research: "Your proposal";
    readonly project: "Project";
    readonly species: "Species";
    readonly chooseSpecies: "Choose a species";
    readonly breeds: "Breeds (optional)";
    readonly breedsHint: "For example Border Collie, mixed breeds";
    readonly proposal: "What do you propose or offer?";
    readonly proposalHint: "For example what has been seen, how many animals you know of, and which samples or records exist.";
    readonly consent: "I agree that my application and its files are stored and reviewed, and that you contact me about it.";
    readonly privacy: "How we handle your data";
    readonly submit: "Send application";
    readonly submitting: "Sending";
    readonly uploading: "Please wait until your files have been uploaded.";
    readonly successTitle: "Thank you for your application";
    readonly successText: "We have sent a confirmation to {email}. A scientist reads your application and replies, usually within two weeks.";
    readonly toResearch: "Back to research and innovation";
  };
  readonly files: {
    readonly title: "Files (optional)";
    readonly hint: "Up to {count} PDF, JPEG or PNG files of {size} MB each, for example a pedigree or a diagnosis.";
    readonly choose: "Add a file";
    readonly uploading: "Uploading";
    readonly list: "Attached files";
    readonly attached: "{name} is attached.";
    readonly removed: "{name} is removed.";
    readonly remove: "Remove";
    readonly tooLarge: "{name} is larger than {size} MB.";
    readonly full: "You have attached {count} files, the most we accept.";
    readonly failed: "{name}: {reason}";
  };
  readonly facts: {
    readonly role: "Role";
    readonly institution: "Institution";
    readonly country: "Country";
    readonly project: "Project";
    readonly species: "Species";
    readonly breeds: "Breeds";
    readonly files: "Files";
    readonly file: "{type}, {size} MB";
  };
}
