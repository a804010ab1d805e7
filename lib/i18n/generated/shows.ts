// Generated from messages/en by `npm run messages`. Do not edit.
export interface ShowsMessages {
  readonly title: "Shows";
  readonly intro: "Register your club’s show with us: for swab kits, a discount code for exhibitors, or sponsorship.";
  readonly guide: "Guide for show secretaries";
  readonly register: "Register a show";
  readonly loading: "Loading your shows";
  readonly back: "Back to your shows";
  readonly empty: "No shows registered yet";
  readonly emptyHint: "Write to us eight weeks ahead, so that kits and catalogue are ready in time. We always reply.";
  readonly count: "{count, plural, one {# show} other {# shows}}";
  readonly pages: "Pages of shows";
  readonly kinds: {
    readonly shows: "Swab clinic";
    readonly sponsorship: "Sponsorship";
  };
  readonly states: {
    readonly requested: "Requested";
    readonly approved: "Approved";
    readonly "kits-sent": "Kits sent";
    readonly held: "Held";
    readonly closed: "Closed";
    readonly declined: "Declined";
    readonly withdrawn: "Withdrawn";
  };
  readonly nextSteps: {
    readonly requested: "We’ll review your request and email you within a few days.";
    readonly approved: "You’re approved. Share the code with your exhibitors. We’ll email you when the kits leave.";
    readonly approvedNoKits: "You’re approved. Share the code with your exhibitors.";
    readonly "kits-sent": "{count, plural, one {# swab kit is} other {# swab kits are}} on the way to you. After the show, tell us how it went.";
    readonly held: "Thank you for having us at your show.";
    readonly closed: "All done. We hope to see you again next year.";
    readonly declined: "We couldn’t take part this time.";
    readonly withdrawn: "This show was withdrawn. You can register it again.";
  };
  readonly note: "Our note: {note}";
  readonly progress: "Progress of the show";
  readonly done: "done";
  readonly facts: {
    readonly title: "What you told us";
    readonly club: "Club";
    readonly heldOn: "Date of the show";
    readonly place: "Place";
    readonly entries: "Expected entries";
    readonly kits: "Swab kits";
    readonly request: "Your request";
    readonly offer: "What you offer in return";
    readonly catalogueOn: "Catalogue closes";
    readonly contact: "Contact";
    readonly secretary: "Registered by";
    readonly registered: "Registered on {date}";
  };
  readonly delivery: "Tracking number: {trackingNumber}";
  readonly code: {
    readonly title: "Code for exhibitors";
    readonly text: "{percent}% off at the checkout, until {date}. Print it in the catalogue or send it to your exhibitors.";
    readonly ended: "The code could be used until {date}.";
    readonly used: "{used, plural, =0 {Nobody has used it yet.} one {Used by # order.} other {Used by # orders.}}";
    readonly limit: "It is good for {limit, plural, one {# order} other {# orders}}.";
    readonly copy: "Copy code";
    readonly copied: "Code copied";
  };
  readonly report: {
    readonly title: "How did it go?";
    readonly intro: "A few figures help us plan for the next show.";
    readonly entries: "Entries";
    readonly swabbed: "Animals swabbed";
    readonly returned: "Unused kits on their way back";
    readonly text: "Anything else?";
    readonly submit: "Send report";
    readonly sending: "Sending";
    readonly done: "Thank you. Your report has arrived.";
    readonly sent: "Your report";
    readonly sentOn: "Sent on {date}";
    readonly change: "Change the report";
  };
  readonly withdraw: {
    readonly open: "Withdraw";
    readonly title: "Withdraw {name}?";
    readonly text: "We stop our preparations, and the discount code ends. This cannot be undone.";
    readonly submit: "Withdraw";
    readonly sending: "One moment";
    readonly close: "Close";
  };
  readonly form: {
    readonly title: "Register a show";
    readonly intro: "It takes about five minutes. We’ll decide within a few days and email you.";
    readonly show: "The show";
    readonly kind: "What is it about?";
    readonly kinds: {
      readonly shows: "A swab clinic or a discount code";
      readonly sponsorship: "Sponsorship of the show";
    };
    readonly club: "Club";
    readonly name: "Name of the show";
    readonly heldOn: "Date of the show";
    readonly place: "Place";
    readonly placeHint: "Showground, town and state.";
    readonly entries: "Expected entries";
    readonly kits: "Swab kits for a clinic";
    readonly kitsHint: "0 if you only want the discount code.";
    readonly sponsorship: "Sponsorship";
    readonly request: "What would you like from us?";
    readonly requestHint: "For example prizes, vouchers or a stand.";
    readonly offer: "What do you offer in return?";
    readonly offerHint: "For example our logo in the catalogue, or a word to your members.";
    readonly catalogueOn: "Catalogue closes on";
    readonly catalogueOnHint: "Leave empty if there is no catalogue.";
    readonly contact: "Contact";
    readonly contactName: "Name";
    readonly contactEmail: "Email";
    readonly contactPhone: "Phone";
    readonly optional: "Optional.";
    readonly submit: "Send request";
    readonly sending: "Sending";
  };
  readonly admin: {
    readonly title: "Shows";
    readonly intro: "Decide new requests under Approvals. Move approved shows on here; each step emails the secretary.";
    readonly toApprovals: "Open requests";
    readonly filter: "State of the shows";
    readonly all: "All";
    readonly empty: "No shows here";
    readonly moves: {
      readonly "kits-sent": "Mark kits as sent";
      readonly held: "Mark as held";
      readonly closed: "Close";
      readonly withdrawn: "Call off";
    };
    readonly dialog: {
      readonly text: "The secretary gets an email.";
      readonly kits: "Number of kits sent";
      readonly trackingNumber: "Tracking number";
      readonly note: "Note to the secretary";
      readonly optional: "Optional.";
      readonly sending: "One moment";
      readonly close: "Close";
    };
  };
}
