// Generated from messages/en by `npm run messages`. Do not edit.
export interface SampleTrackerMessages {
  readonly metaTitle: "Sample tracker: follow your DNA sample";
  readonly description: "Enter the barcode on the tube and see where the sample is: from the parcel through the lab to the finished report.";
  readonly title: "Track your sample";
  readonly crumb: "Sample tracker";
  readonly intro: "See where your sample is and when to expect the report. All you need is the barcode on the tube.";
  readonly field: "Barcode on the tube";
  readonly hint: "It begins with TM. Spaces do not matter.";
  readonly submit: "Track sample";
  readonly required: "Enter the barcode from the tube";
  readonly loading: "Looking up your sample";
  readonly updating: "Looking up";
  readonly retry: "Try again";
  readonly noScript: "The tracker needs JavaScript. Please turn it on in your browser.";
  readonly unknownTitle: "We don’t know this barcode";
  readonly unknownText: "Please compare it with the label on the tube.";
  readonly live: "This page updates by itself.";
  readonly updated: "Updated: {headline}";
  readonly barcodeLine: "Barcode {barcode}";
  readonly ofAnimal: "{name}’s sample";
  readonly stagesTitle: "From your order to the report";
  readonly done: "done";
  readonly now: "now";
  readonly stopped: "stopped here";
  readonly phases: {
    readonly you: "With you";
    readonly laboratory: "At the lab";
    readonly report: "Your report";
  };
  readonly stages: {
    readonly ordered: {
      readonly name: "Ordered";
      readonly headline: "We are preparing your kit";
      readonly text: "Your order is confirmed and we are packing the kit. When it arrives, activate it before you post the sample.";
    };
    readonly "kit-sent": {
      readonly name: "Kit sent";
      readonly headline: "Your kit is on its way";
      readonly text: "Activate the kit before you post the sample, so that we know which animal it is from.";
    };
    readonly activated: {
      readonly name: "Activated";
      readonly headline: "Ready for your sample";
      readonly text: "The kit is activated. Take the sample, let it dry and post it to us.";
    };
    readonly posted: {
      readonly name: "Posted";
      readonly headline: "Your sample is on its way to us";
      readonly text: "We email you as soon as it arrives.";
    };
    readonly received: {
      readonly name: "Received";
      readonly headline: "Your sample has arrived";
      readonly text: "It is at the lab, waiting for its quality check.";
    };
    readonly "quality-check": {
      readonly name: "Quality check";
      readonly headline: "Your sample is at the lab";
      readonly text: "We are checking its quality and extracting the DNA.";
    };
    readonly "dna-extracted": {
      readonly name: "DNA extracted";
      readonly headline: "Your sample is at the lab";
      readonly text: "We have extracted the DNA. The tests come next.";
    };
    readonly testing: {
      readonly name: "Testing";
      readonly headline: "Your sample is at the lab";
      readonly text: "We are testing the DNA.";
    };
    readonly "data-review": {
      readonly name: "Data review";
      readonly headline: "Your sample is at the lab";
      readonly text: "The tests are done. A scientist is checking the results.";
    };
    readonly "report-ready": {
      readonly name: "Report ready";
      readonly headline: "Your report is ready";
      readonly text: "The lab has finished its work.";
    };
  };
  readonly unclaimed: {
    readonly headline: "Your sample has arrived";
    readonly text: "We don’t know yet which animal it is from. Activate the kit, so that we can send you the report.";
  };
  readonly states: {
    readonly "on-track": "On track";
    readonly "hold-payment": "On hold (payment)";
    readonly "hold-details": "On hold (details)";
    readonly failed: "Sample failed";
    readonly cancelled: "Cancelled";
    readonly ready: "Report ready";
  };
  readonly exceptions: {
    readonly "hold-payment": {
      readonly headline: "On hold: a payment is missing";
      readonly text: "The lab continues its work. We release the report as soon as the payment has arrived.";
    };
    readonly "hold-details": {
      readonly headline: "On hold: the details need a check";
      readonly text: "Some details don’t match the sample. We release the report once they are corrected. We have emailed the person who activated the kit.";
    };
    readonly failed: {
      readonly headline: "This sample could not be tested";
      readonly text: "This can happen, for example when a swab holds too little DNA. You have nothing more to pay.";
    };
    readonly cancelled: {
      readonly headline: "This kit was cancelled";
      readonly text: "It cannot be used for a test any more. If you have posted a sample in it, please contact us.";
    };
  };
  readonly problems: {
    readonly sex: "The sample does not match the sex you entered.";
    readonly species: "The sample does not match the species you entered.";
    readonly sire: "The sample does not match the sire you named.";
    readonly dam: "The sample does not match the dam you named.";
    readonly "other-animal": "The sample matches another animal in your account.";
    readonly other: "Some details don’t match the sample.";
  };
  readonly newKit: "We are sending you a new kit with the barcode {barcode}. It is activated already: take a fresh sample and post it.";
  readonly otherTube: "We continue with your other tube, {barcode}.";
  readonly promised: "Report expected by {date}";
  readonly moved: "The date has moved: {reason}";
  readonly turnaround: "Results take {min} to {max} working days from the day the sample arrives.";
  readonly actionsTitle: "What you can do";
  readonly actions: {
    readonly activate: "Activate this kit";
    readonly post: "I have posted it";
    readonly takeSample: "How to take the sample";
    readonly correct: "Check the details";
    readonly pay: "Go to your orders";
    readonly trackOther: "Track the other tube";
    readonly openReport: "Open the report";
    readonly authenticate: "Check a report";
    readonly signIn: "Sign in to see whose sample it is";
    readonly contact: "Contact us";
  };
}
