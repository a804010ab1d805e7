// Generated from messages/en by `npm run messages`. Do not edit.
export interface AdminMessages {
  readonly title: "Administration";
  readonly nav: {
    readonly label: "Administration";
    readonly users: "Users and audit log";
    readonly approvals: "Approvals";
    readonly orders: "Orders";
    readonly payments: "Payments";
    readonly lab: "Lab";
    readonly jobs: "Jobs";
    readonly mails: "Emails";
    readonly shows: "Shows";
    readonly contact: "Contact";
  };
  readonly pendingApprovals: "{count, plural, other {# pending}}";
  readonly users: {
    readonly title: "Sign in as customer";
    readonly searchLabel: "Name or email";
    readonly search: "Search";
    readonly empty: "No Results";
    readonly count: "{count, plural, one {# account} other {# accounts}}";
    readonly columns: {
      readonly name: "Name";
      readonly email: "Email";
      readonly type: "Type";
      readonly impersonate: "Help";
    };
    readonly types: {
      readonly breeder: "Breeder";
      readonly owner: "Pet owner";
      readonly vet: "Vet";
      readonly guest: "Guest";
    };
    readonly isAdmin: "Admin: you can’t act as another admin";
    readonly find: "Find a customer";
    readonly pages: "Pages of accounts";
  };
  readonly impersonation: {
    readonly open: "Act as";
    readonly reason: "Why";
    readonly reasonHint: "Saved in the audit log with every change you make. Access ends after 30 minutes.";
    readonly start: "Start";
    readonly starting: "Starting";
    readonly endedTitle: "Your session as this user has ended";
    readonly endedText: "Stop impersonating below to return to your own account.";
    readonly noDownloads: "Only the user can download this, not an admin acting for them.";
  };
  readonly audit: {
    readonly title: "Audit log";
    readonly caption: "Changes and decisions admins made for customers, newest first";
    readonly empty: "No Results";
    readonly columns: {
      readonly call: "What";
      readonly actor: "Admin";
      readonly subject: "For";
      readonly at: "When";
      readonly reason: "Why";
    };
    readonly pagination: {
      readonly label: "Pages of the audit log";
    };
    readonly actions: {
      readonly admin: {
        readonly impersonate: "Acted as {subject}";
        readonly stopImpersonating: "Stopped acting as {subject}";
        readonly mail: "Read an email to {subject}";
      };
      readonly approvals: {
        readonly apply: "Applied as {subject}";
        readonly decide: "Decided an application of {subject}";
        readonly startReview: "Started to review an application of {subject}";
        readonly revoke: "Revoked an approval of {subject}";
      };
      readonly adminLab: {
        readonly send: "Changed a sample of {subject}";
        readonly uploadResults: "Uploaded results";
        readonly solve: "Marked a kit problem as solved";
      };
      readonly contact: {
        readonly answer: "Updated a contact request of {subject}";
      };
      readonly shows: {
        readonly move: "Moved a show of {subject}";
        readonly create: "Registered a show";
        readonly withdraw: "Withdrew a show";
        readonly report: "Reported on a show";
      };
      readonly cart: {
        readonly create: "Started a cart";
        readonly update: "Changed the cart details";
        readonly addItem: "Added an item to the cart";
        readonly updateItem: "Changed an item in the cart";
        readonly removeItem: "Removed an item from the cart";
        readonly updateItemNote: "Changed a note in the cart";
        readonly claim: "Took over a cart";
      };
      readonly account: {
        readonly update: "Changed the profile";
        readonly updateState: "Changed the state in the address";
        readonly animalPreset: "Changed the chosen breeds";
        readonly updateVet: "Changed the practice details";
      };
      readonly activation: {
        readonly activate: "Activated a kit";
        readonly registerEmail: "Started an activation";
        readonly barcode: "Checked a barcode";
        readonly enterKitBarcode: "Entered a kit barcode";
        readonly aboutMyPet: "Entered an animal for a kit";
        readonly aboutMe: "Entered a person for a kit";
        readonly review: "Reviewed an activation";
        readonly updatePet: "Corrected an animal";
        readonly updateParents: "Corrected the parents of an animal";
        readonly changeAnimal: "Moved a kit to another animal";
        readonly markPosted: "Marked a sample as posted";
        readonly reportProblem: "Reported a kit problem";
        readonly addAnimal: "Added an animal";
        readonly updateReminders: "Changed the reminder emails";
      };
      readonly customProfiles: {
        readonly addItems: "Changed a custom profile";
        readonly replace: "Saved a custom profile";
        readonly remove: "Deleted a custom profile";
      };
      readonly animals: {
        readonly update: "Changed an animal";
        readonly remove: "Deleted an animal";
        readonly archive: "Archived an animal";
        readonly restore: "Restored an animal";
        readonly setPhoto: "Changed a photo";
        readonly removePhoto: "Removed a photo";
      };
      readonly collectedAnimals: {
        readonly create: "Recorded a collected animal";
        readonly update: "Changed a collected animal";
        readonly remove: "Deleted a collected animal";
      };
      readonly collectionAgents: {
        readonly updateListing: "Changed the agent listing";
        readonly withdraw: "Withdrew the agent listing";
        readonly nominate: "Nominated an agent";
        readonly removeNomination: "Removed a nomination";
      };
      readonly parentage: {
        readonly create: "Requested a parentage comparison";
        readonly createViaClub: "Requested a parentage comparison via a club";
        readonly remove: "Deleted a parentage request";
        readonly addToPedigree: "Added a parent to the pedigree";
      };
      readonly spreadsheets: {
        readonly upload: "Uploaded a spreadsheet";
        readonly update: "Checked rows of a spreadsheet";
        readonly importAnimals: "Imported animals";
        readonly remove: "Deleted an import";
      };
      readonly responsibleBreeders: {
        readonly withdraw: "Withdrew a breeder listing";
      };
      readonly acmForms: {
        readonly create: "Requested an ACM form";
        readonly fill: "Filled in an ACM form";
        readonly attach: "Attached a barcode to an ACM form";
        readonly remove: "Deleted an ACM form";
      };
    };
    readonly other: "Used {call}";
  };
  readonly mails: {
    readonly title: "Emails";
    readonly text: "No mail server is set up (SMTP_URL), so emails are saved as files. The newest come first.";
    readonly caption: "Saved emails, newest first";
    readonly sentBySmtp: "Emails go through your mail server (SMTP_URL) and are not saved here.";
    readonly empty: "No emails yet.";
    readonly columns: {
      readonly subject: "Subject";
      readonly to: "To";
      readonly date: "When";
      readonly text: "As text";
    };
    readonly openText: "Open the text";
  };
}
