// Generated from messages/en by `npm run messages`. Do not edit.
export interface ContactMessages {
  readonly intro: "Send us a message. We usually reply within two working days.";
  readonly noScript: "The form needs JavaScript. You can also email us at one of the addresses below.";
  readonly topics: {
    readonly orders: "Orders and payments";
    readonly results: "Samples and results";
    readonly forms: "Forms and certified samples";
    readonly shipping: "Parcels from abroad";
    readonly agents: "Collection agents";
    readonly shows: "Shows and sponsorship";
    readonly vets: "Vets and practices";
    readonly partners: "Clubs and partners";
    readonly forensics: "Disputes and identity";
    readonly research: "Research";
    readonly privacy: "My data";
    readonly other: "Something else";
  };
  readonly form: {
    readonly topic: "Topic";
    readonly chooseTopic: "Choose a topic";
    readonly name: "Name";
    readonly email: "Email";
    readonly reference: "Barcode or order number (optional)";
    readonly message: "Message";
    readonly messageHint: "Please never send passwords or card numbers.";
    readonly submit: "Send message";
    readonly sending: "Sending";
    readonly successTitle: "Thank you for your message";
    readonly successText: "We have sent a confirmation to {email}. If it does not arrive, check your spam folder.";
    readonly another: "Send another message";
  };
  readonly admin: {
    readonly title: "Contact requests";
    readonly intro: "Messages from the contact form. Reply by email, then mark them as answered.";
    readonly filter: "Filter";
    readonly open: "Open";
    readonly answered: "Answered";
    readonly empty: "No open messages.";
    readonly emptyAnswered: "No answered messages yet.";
    readonly pages: "Pages of contact requests";
    readonly from: "From {name}";
    readonly reference: "Barcode or order: {reference}";
    readonly sentOn: "Sent {date}";
    readonly answeredOn: "Answered {date}";
    readonly hasAccount: "Has an account";
    readonly note: "Note (optional)";
    readonly noteHint: "For the team only.";
    readonly answer: "Mark as answered";
    readonly reopen: "Reopen";
    readonly saving: "Saving";
    readonly number: "No. {id}: {topic}";
  };
}
