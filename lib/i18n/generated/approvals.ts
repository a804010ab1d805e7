// Generated from messages/en by `npm run messages`. Do not edit.
export interface ApprovalsMessages {
  readonly kinds: {
    readonly vet: "Practice of a vet";
    readonly orderSupplies: "Order supplies";
    readonly club: "Club member";
    readonly responsibleBreeder: "Responsible breeder";
    readonly shows: "Swab clinic at a show";
    readonly sponsorship: "Show sponsorship";
    readonly dv: "DV access";
    readonly agent: "Collection agent";
    readonly research: "Research";
  };
  readonly states: {
    readonly waiting: "Waiting";
    readonly approved: "Approved";
    readonly declined: "Declined";
  };
  readonly queue: {
    readonly title: "Approvals";
    readonly intro: "Applications to decide. Waiting ones come first, the newest on top.";
    readonly filter: "Choose what is shown";
    readonly kind: "Kind";
    readonly state: "State";
    readonly all: "All";
    readonly show: "Show";
    readonly count: "{count, plural, one {# application} other {# applications}}";
    readonly empty: "No Results";
    readonly emptyHint: "Nobody has applied for this, or it is of another state.";
    readonly pagination: {
      readonly label: "Pages of the queue";
    };
  };
  readonly card: {
    readonly applied: "Applied on {date}";
    readonly clinic: "Clinic";
    readonly registrationNumber: "Registration number";
    readonly noDetails: "Not given";
    readonly kennel: "Kennel or cattery";
    readonly place: "Place";
    readonly breeds: "Breeds";
    readonly website: "Website";
    readonly public: "On the public list";
    readonly isPublic: "Yes";
    readonly isNotPublic: "No";
    readonly takeBack: "Take off the list";
    readonly details: "In their own words";
    readonly approved: "Approved by {name} on {date}";
    readonly declined: "Declined by {name} on {date}";
    readonly approvedNow: "Approved by {name} just now";
    readonly declinedNow: "Declined by {name} just now";
    readonly somebody: "somebody";
    readonly note: "Note";
    readonly approve: "Approve";
    readonly decline: "Decline";
    readonly show: {
      readonly name: "Show";
      readonly club: "Club";
      readonly heldOn: "Date";
      readonly place: "Place";
      readonly entries: "Expected entries";
      readonly kits: "Swab kits";
      readonly request: "Asks for";
      readonly offer: "Offers";
      readonly catalogueOn: "Catalogue closes";
      readonly contact: "Contact";
    };
    readonly endAgent: "End authorisation";
    readonly startReview: "Start review";
    readonly startingReview: "Starting";
    readonly agentName: "Name on the listing";
    readonly agentPlace: "Place";
    readonly agentArea: "Travels to";
    readonly agentSpecies: "Species";
    readonly agentFee: "Fee";
    readonly agentAvailability: "Availability";
    readonly agentClub: "Nominated by";
    readonly agentState: "State";
    readonly canine: "Dogs";
    readonly feline: "Cats";
    readonly agentStates: {
      readonly submitted: "Submitted";
      readonly underReview: "Under review";
      readonly approved: "Approved, quiz open";
      readonly active: "Active";
      readonly expired: "Expired";
      readonly withdrawn: "Withdrawn";
      readonly declined: "Declined";
    };
  };
  readonly dialog: {
    readonly approveTitle: "Approve: {name}";
    readonly declineTitle: "Decline: {name}";
    readonly takeBackTitle: "Take off the list: {name}";
    readonly text: "They are told by mail.";
    readonly note: "Note to them";
    readonly noteOptional: "You may leave it empty.";
    readonly noteNeeded: "Say what is missing. They read it as you write it.";
    readonly takeBackNeeded: "Say why. They read it as you write it, and can apply again.";
    readonly close: "Close";
    readonly approve: "Approve";
    readonly decline: "Decline";
    readonly takeBack: "Take off the list";
    readonly sending: "One moment";
    readonly endAgentTitle: "End the authorisation of {name}";
    readonly endAgent: "End authorisation";
  };
  readonly mine: {
    readonly vet: {
      readonly title: "Approval as a vet";
      readonly none: "We have not checked your registration yet. Tell us about it to get started.";
      readonly locked: "There is nothing to apply for at the moment.";
      readonly waiting: "We’re checking your registration and will email you as soon as we’ve decided.";
      readonly approved: "Your practice is approved.";
      readonly declined: "We couldn’t approve your practice yet. Correct what is missing, then apply again.";
      readonly details: "What should we know?";
      readonly detailsHint: "For example what you have changed above.";
      readonly sent: "Thank you. We’ll email you as soon as we’ve decided.";
    };
    readonly orderSupplies: {
      readonly title: "Ordering supplies";
      readonly none: "Approved vets can keep kits and swabs at their clinic. Tell us how you would use them.";
      readonly locked: "Approved vets can keep kits and swabs at their clinic. Once your practice is approved, you can apply for it here.";
      readonly waiting: "We have your application and will email you as soon as we’ve decided.";
      readonly approved: "Your practice can order supplies.";
      readonly declined: "We could not approve ordering supplies yet. You can apply again.";
      readonly details: "What do you need them for?";
      readonly detailsHint: "For example how many samples you take in a month.";
      readonly sent: "Thank you. We’ll email you as soon as we’ve decided.";
    };
    readonly club: {
      readonly title: "Club access";
      readonly none: "Members of a breed club can share the results of their animals and see those of others. Tell us the name of your club.";
      readonly locked: "There is nothing to apply for at the moment.";
      readonly waiting: "You have applied for club access. We’ll check with your club and email you as soon as it’s decided.";
      readonly approved: "You are a member of a club.";
      readonly declined: "We could not add you to your club yet. You can apply again.";
      readonly details: "Name of your club";
      readonly detailsHint: "The full name, as the club writes it.";
      readonly sent: "Thank you. We’ll email you as soon as we’ve decided.";
    };
    readonly responsibleBreeder: {
      readonly title: "Responsible breeder program";
      readonly none: "Breeders who test can join a public list where buyers find them.";
      readonly locked: "There is nothing to apply for at the moment.";
      readonly waiting: "You have applied. We’ll email you as soon as we’ve decided.";
      readonly approved: "Your kennel or cattery is on the public list.";
      readonly declined: "We could not approve your application yet. You can apply again.";
    };
    readonly toOwnPage: "Go to the program’s form";
    readonly note: "Our note: {note}";
    readonly apply: "Apply";
    readonly applying: "One moment";
    readonly sentTitle: "Applied";
    readonly failed: "We couldn’t load your approvals. Please reload this page later.";
    readonly dv: {
      readonly title: "DV access";
      readonly none: "DV access is for staff of Dogs Victoria: it shows the DNA records of dogs whose owners agreed. Tell us what you do there.";
      readonly locked: "There is nothing to apply for at the moment.";
      readonly waiting: "You have applied for DV access. We’ll check with Dogs Victoria and email you.";
      readonly approved: "You have DV access.";
      readonly declined: "We could not give you DV access yet. You can apply again.";
      readonly details: "Your role at Dogs Victoria";
      readonly detailsHint: "Your office, and how we can confirm it.";
      readonly sent: "Thank you. We’ll check with Dogs Victoria and email you.";
    };
    readonly agent: {
      readonly title: "Collection agent";
      readonly none: "Collection agents take certified samples for other owners.";
      readonly locked: "There is nothing to apply for at the moment.";
      readonly waiting: "You have applied. We’ll email you as soon as we’ve decided.";
      readonly approved: "You’re approved as a collection agent. See your status and listing on the page.";
      readonly declined: "We could not approve your application. You can apply again.";
    };
    readonly toAgentPage: "Go to the application";
  };
}
