// Generated from messages/en by `npm run messages`. Do not edit.
export interface CollectionAgentsMessages {
  readonly title: "Collection agents";
  readonly intro: "A collection agent takes the sample, scans the microchip and signs for both. Registries and courts accept results only from such a sample.";
  readonly finder: {
    readonly heading: "Find an agent near you";
    readonly filter: "Search collection agents";
    readonly query: "Town, postcode or name";
    readonly queryHint: "For example Perth or 6160";
    readonly country: "Country";
    readonly species: "Species";
    readonly all: "All";
    readonly canine: "Dogs";
    readonly feline: "Cats";
    readonly show: "Search";
    readonly loading: "Loading agents";
    readonly count: "{count, plural, one {# agent} other {# agents}}";
    readonly countNear: "{count, plural, one {# agent near {place}} other {# agents near {place}}}";
    readonly everything: "Show all agents";
    readonly wholeMap: "Show the whole map";
    readonly empty: "No agent found";
    readonly emptyHint: "Try a larger town nearby. Any registered vet can collect a certified sample too.";
    readonly noneYet: "No agents listed yet";
    readonly noneYetHint: "Any registered vet can collect a certified sample.";
    readonly place: "{place}, {country}";
    readonly distance: "{count, plural, one {about # km away} other {about # km away}}";
    readonly here: "in this town";
    readonly area: "Travels to";
    readonly fee: "Fee";
    readonly availability: "Availability";
    readonly contact: "Contact";
    readonly pages: "Pages of agents";
  };
  readonly map: {
    readonly label: "Map of collection agents";
    readonly hint: "Choose a point to see the agent, or a circle with a number to zoom in. The list below has the same agents.";
    readonly point: "{name}, {place}";
    readonly cluster: "{count} agents around {place}: zoom in";
    readonly sameTown: "{count} agents around {place}: show in the list";
    readonly credit: "Outlines: Natural Earth. Towns: GeoNames.";
  };
  readonly contact: {
    readonly open: "Contact";
    readonly title: "Contact {name}";
    readonly text: "We email your message to the agent, who replies to you directly. Your address goes only to this agent.";
    readonly name: "Your name";
    readonly email: "Your email";
    readonly message: "Message";
    readonly messageHint: "Say which animal it is about, where you are and which days suit you.";
    readonly loading: "Loading the form";
    readonly submit: "Send message";
    readonly sending: "Sending";
    readonly sentTitle: "Message sent";
    readonly sentText: "{name} replies to your email address. Agents usually reply within a few days.";
    readonly close: "Close";
  };
  readonly become: {
    readonly title: "Become a collection agent";
    readonly text: "Collect certified samples for other owners in your area. You set your own fee and hours.";
    readonly apply: "Apply";
    readonly nominated: "{club} has nominated you as a collection agent.";
    readonly accept: "See the application";
    readonly status: "Your application";
    readonly open: "Open";
    readonly guestText: "Sign in or register, then fill in a short form. Club members can also nominate someone.";
  };
  readonly states: {
    readonly submitted: "Submitted";
    readonly underReview: "Under review";
    readonly approved: "Approved";
    readonly active: "Active";
    readonly expired: "Expired";
    readonly withdrawn: "Withdrawn";
    readonly declined: "Declined";
  };
  readonly application: {
    readonly title: "Collection agent application";
    readonly intro: "Tell us about yourself. We review every application and email you our decision.";
    readonly breadcrumb: "Collection agents";
    readonly steps: {
      readonly title: "How it works";
      readonly apply: "Apply with the form.";
      readonly review: "We review your application.";
      readonly quiz: "You read the procedure and take a short quiz.";
      readonly collect: "You are authorised for a year and appear on the finder.";
    };
    readonly status: {
      readonly submitted: "We have your application and email you as soon as we have decided.";
      readonly underReview: "Our team is reading your application. We email you as soon as we have decided.";
      readonly approved: "Your application is approved. Read the procedure and take the quiz to start collecting.";
      readonly active: "You are authorised to collect samples until {date}.";
      readonly renewable: "You are authorised until {date}. Take the quiz again to renew for another year.";
      readonly expired: "Your authorisation has expired. Take the quiz again to renew it.";
      readonly withdrawn: "You are not an agent at the moment. You can apply again at any time.";
      readonly declined: "We could not approve your application. You can change it and apply again.";
    };
    readonly note: "Our note: {note}";
    readonly takeQuiz: "Read the procedure and take the quiz";
    readonly renew: "Renew with the quiz";
    readonly collect: "Collected animals";
    readonly collector: "Collector mode for shows";
    readonly products: "Order kits";
    readonly listed: "Listed on the finder";
    readonly notListed: "Not listed on the finder";
    readonly notOnMap: "We couldn’t place this town on the map, so you appear in the list only. Enter the nearest larger town to appear on the map.";
    readonly withdraw: {
      readonly open: "Withdraw";
      readonly title: "Withdraw as a collection agent?";
      readonly text: "You can no longer collect samples, and your listing is removed. Animals you have collected stay on record.";
      readonly submit: "Withdraw";
      readonly sending: "Withdrawing";
      readonly close: "Close";
    };
    readonly cancel: {
      readonly open: "Withdraw application";
      readonly title: "Withdraw your application?";
      readonly text: "We stop reviewing it. You can apply again at any time.";
      readonly submit: "Withdraw application";
      readonly sending: "Withdrawing";
      readonly close: "Close";
    };
  };
  readonly form: {
    readonly title: "Your application";
    readonly listingTitle: "Your listing";
    readonly listingIntro: "Changes appear on the finder at once.";
    readonly nomination: "Nominated by {club}";
    readonly name: "Name on the listing";
    readonly nameHint: "Your own name or that of your business.";
    readonly country: "Country";
    readonly choose: "Choose";
    readonly place: "Town";
    readonly placeHint: "Only the town appears on the map, never your address.";
    readonly postalCode: "Postcode (optional)";
    readonly postalCodeHint: "Helps owners nearby find you. We do not show it.";
    readonly area: "Where you travel to";
    readonly areaHint: "For example: Perth metro area, and shows in the south-west.";
    readonly species: "Species";
    readonly canine: "Dogs";
    readonly feline: "Cats";
    readonly fee: "Your fee";
    readonly feeHint: "For example: A$35 per animal, free at club shows.";
    readonly availability: "Availability";
    readonly availabilityHint: "For example: weekends and Wednesday evenings.";
    readonly isListed: "Show me on the public finder";
    readonly experience: "Your experience with animals";
    readonly experienceHint: "Only our team reads this. Mention a microchip scanner if you have one.";
    readonly isIndependent: "I will not certify samples of animals that I own, bred or share.";
    readonly submit: "Send application";
    readonly submitting: "Sending";
    readonly save: "Save listing";
    readonly saving: "Saving";
    readonly saved: "Saved.";
  };
  readonly quiz: {
    readonly title: "Procedure and quiz";
    readonly intro: "Read the procedure, then answer six questions. All answers must be right. You can try again.";
    readonly procedure: "The procedure";
    readonly rules: {
      readonly own: "Never certify a sample of an animal that you own, bred or share. Send the owner to another agent or a vet.";
      readonly chip: "Scan the microchip before the swab and compare the number with the papers. If they differ, do not collect.";
      readonly food: "The animal must not eat for one to two hours before the swab. Water is fine.";
      readonly swabs: "Use two swabs for each animal, one in each cheek, for 15 to 30 seconds. Change gloves or wash your hands between animals.";
      readonly seal: "Seal the swabs in front of the owner, sign the form together and post the samples yourself within two days.";
      readonly results: "Results belong to the owner. You see the stage of a sample, never the result.";
    };
    readonly heading: "The quiz";
    readonly questions: {
      readonly own: {
        readonly text: "A friend and you own a dog together. She would like a certified sample. What do you do?";
        readonly a: "Collect it, because she is an owner too.";
        readonly b: "Collect it and note it on the form.";
        readonly c: "Send her to another agent or a vet.";
      };
      readonly chip: {
        readonly text: "The scanned microchip differs from the papers by one digit. What do you do?";
        readonly a: "Correct the papers and go on.";
        readonly b: "Do not collect a certified sample.";
        readonly c: "Write both numbers on the form.";
      };
      readonly food: {
        readonly text: "A puppy finished breakfast ten minutes ago. What do you do?";
        readonly a: "Wait one to two hours.";
        readonly b: "Wipe its mouth and start.";
        readonly c: "Use twice as many swabs.";
      };
      readonly swabs: {
        readonly text: "How many swabs do you use for one animal?";
        readonly a: "One, in both cheeks.";
        readonly b: "Two, one in each cheek.";
        readonly c: "One for each litter.";
      };
      readonly seal: {
        readonly text: "The owner offers to post the sealed samples. What do you say?";
        readonly a: "Yes, if the owner signs for it.";
        readonly b: "Yes, if you know the owner.";
        readonly c: "No, you post them yourself.";
      };
      readonly results: {
        readonly text: "A breeder would like to know the result of a dog that you collected. What do you say?";
        readonly a: "Only the owner sees the result.";
        readonly b: "I look it up for you.";
        readonly c: "I send you the report when it is ready.";
      };
    };
    readonly submit: "Check my answers";
    readonly checking: "Checking";
    readonly choose: "Choose an answer.";
    readonly wrong: "Not right. Read the procedure again.";
    readonly wrongCount: "{count, plural, one {# answer is not right yet.} other {# answers are not right yet.}} Change them and check again.";
    readonly passedTitle: "All answers are right";
    readonly passedText: "You are authorised to collect samples until {date}.";
    readonly closedTitle: "The quiz is not open";
    readonly closedText: "It opens when we have approved your application, and again a month before your authorisation ends.";
    readonly back: "Back to your application";
  };
  readonly nominate: {
    readonly title: "Nominate a member of your club";
    readonly text: "We email an invitation in your club’s name. The application itself comes from the new agent.";
    readonly name: "Name";
    readonly email: "Email";
    readonly submit: "Nominate";
    readonly sending: "Sending";
    readonly saved: "Invitation sent.";
    readonly list: "Your nominations";
    readonly open: "Invited on {date}";
    readonly accepted: "Has applied";
    readonly expired: "Not answered in time";
    readonly remove: {
      readonly open: "Remove";
      readonly title: "Remove the nomination of {name}?";
      readonly text: "The invitation can no longer be used.";
      readonly submit: "Remove";
      readonly sending: "Removing";
      readonly close: "Close";
    };
    readonly decline: {
      readonly open: "Decline";
      readonly title: "Decline the nomination of {club}?";
      readonly text: "The nomination is deleted. You can still apply yourself.";
      readonly submit: "Decline";
      readonly sending: "Declining";
      readonly close: "Close";
    };
  };
  readonly products: {
    readonly title: "Agent products";
    readonly intro: "Kits to take along to shows and home visits, {percent}% below the store price and on account.";
    readonly aboutTitle: "Kits at agent price";
    readonly aboutText: "Collection agents stock kits and hand them out at shows and home visits, at a lower price and on account. Apply to become an agent first.";
    readonly apply: "Become an agent";
    readonly onAccount: "You get an invoice, due within {days} days.";
    readonly history: "Your stock orders";
  };
}
