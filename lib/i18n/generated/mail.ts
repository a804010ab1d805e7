// Generated from messages/en by `npm run messages`. Do not edit.
export interface MailMessages {
  readonly greeting: "Hello {name},";
  readonly greetingWithoutName: "Hello,";
  readonly linkLifetime: "The button works once, for 30 minutes.";
  readonly linkHint: "Or copy this link into your browser:";
  readonly tagline: "DNA tests for dogs and cats";
  readonly signature: "The {brand} team";
  readonly confirm: {
    readonly subject: "Confirm your {brand} account";
    readonly text: "Welcome to {brand}. One step is left: open the link below and enter the password you chose to sign in.";
    readonly button: "Confirm my account";
    readonly notYou: "If you did not register, ignore this email: nobody can open an account without the password.";
  };
  readonly reset: {
    readonly subject: "Choose a new {brand} password";
    readonly text: "Someone, hopefully you, asked for a new password for your {brand} account.";
    readonly button: "Choose a new password";
    readonly notYou: "If this was not you, ignore this email: your password stays the same.";
  };
  readonly orderLink: {
    readonly subject: "Your order {number}";
    readonly text: "Here is the link to your order {number}. See what is in it, its status and what happens next.";
    readonly button: "See my order";
    readonly notYou: "If you did not ask for this link, ignore this email. Only someone who can read your email can open it.";
  };
  readonly approvals: {
    readonly button: "{kind, select, responsibleBreeder {See your application} club {See the club’s animals} research {About our research} agent {Open my application} dv {Open DV access} shows {Open my shows} sponsorship {Open my shows} other {Open my profile}}";
    readonly note: "A note from us: {note}";
    readonly vet: {
      readonly approved: {
        readonly subject: "Your practice is approved";
        readonly text: "We have checked your registration, and your practice is approved at {brand}. You can now apply in your profile to order supplies: kits and swabs for your practice.";
      };
      readonly declined: {
        readonly subject: "We could not approve your practice yet";
        readonly text: "We have checked your registration and could not approve your practice at {brand} yet. Add what is missing in your profile and apply again there.";
      };
    };
    readonly orderSupplies: {
      readonly approved: {
        readonly subject: "You can now order supplies";
        readonly text: "Your practice can now order supplies at {brand}: kits and swabs to keep in stock, without waiting for a client’s order.";
      };
      readonly declined: {
        readonly subject: "We could not approve ordering supplies yet";
        readonly text: "We have read your application to order supplies at {brand} and could not approve it yet. You can apply again in your profile.";
      };
    };
    readonly responsibleBreeder: {
      readonly approved: {
        readonly subject: "You are on the list of responsible breeders";
        readonly text: "Welcome to the responsible breeder program of {brand}. People looking for your breeds can now find you on our public list, with the details you asked us to publish. You can change your listing or remove it at any time.";
      };
      readonly declined: {
        readonly subject: "We could not put you on the list yet";
        readonly text: "We have read your application for the responsible breeder program of {brand} and could not approve it yet. Your answers are still in the form, so you can add what is missing and apply again.";
      };
    };
    readonly revoked: {
      readonly subject: "{kind, select, responsibleBreeder {You are no longer on the list of responsible breeders} agent {You are no longer a collection agent} other {An approval has ended}}";
      readonly text: "{kind, select, responsibleBreeder {We have taken you off the public list of responsible breeders. Our reason is below. Once it is resolved, you can apply again.} agent {We have ended your authorisation as a collection agent. You can no longer collect certified samples. Our reason is below.} other {Something we had approved for you has ended.}}";
    };
    readonly club: {
      readonly approved: {
        readonly subject: "You are a member of your club";
        readonly text: "We have added you to your club at {brand}. You can now see the animals that members share with the club, and share your own.";
      };
      readonly declined: {
        readonly subject: "We could not add you to your club yet";
        readonly text: "We have read your application for club access at {brand} and could not approve it yet. You can apply again in your profile.";
      };
    };
    readonly shows: {
      readonly approved: {
        readonly subject: "Good news about your show";
        readonly text: "We’re glad to be part of your show. You’ll find a discount code for your exhibitors in your account. If you asked for swab kits, we’re packing them now and will email you when they leave.";
      };
      readonly declined: {
        readonly subject: "Your show: not this time";
        readonly text: "Thank you for contacting {brand}. We have read your request and cannot take part this time. We would be glad to hear from you before your next show.";
      };
    };
    readonly sponsorship: {
      readonly approved: {
        readonly subject: "We sponsor your show";
        readonly text: "We’re glad to sponsor your show. You’ll find a discount code for your exhibitors in your account. If you asked for swab kits, we’re packing them now and will email you when they leave.";
      };
      readonly declined: {
        readonly subject: "Your show: not this time";
        readonly text: "Thank you for contacting {brand}. We have read your request and cannot take part this time. We would be glad to hear from you before your next show.";
      };
    };
    readonly dv: {
      readonly approved: {
        readonly subject: "You have DV access";
        readonly text: "Your account at {brand} now shows the DNA records of dogs whose owners agreed to share them with Dogs Victoria. Owners see when you open a record.";
      };
      readonly declined: {
        readonly subject: "We could not give you DV access yet";
        readonly text: "We have read your application for DV access at {brand} and could not approve it yet. You can apply again in your profile.";
      };
    };
    readonly agent: {
      readonly approved: {
        readonly subject: "Your application as a collection agent is approved";
        readonly text: "Welcome as a collection agent of {brand}. One step is left: read the procedure and answer the quiz. Then you can collect samples for a year.";
      };
      readonly declined: {
        readonly subject: "We could not approve your application as a collection agent";
        readonly text: "We have read your application as a collection agent of {brand} and could not approve it. You can change it and apply again.";
      };
    };
    readonly research: {
      readonly approved: {
        readonly subject: "Your research application is approved";
        readonly text: "Thank you for applying to the research team of {brand}. We have read your application and would like to work with you. We will write to you within a few days to agree on the next steps. Please send no samples yet.";
      };
      readonly declined: {
        readonly subject: "Your research application";
        readonly text: "Thank you for applying to the research team of {brand}. We have read your application and can’t take it further at the moment. You are welcome to apply again.";
      };
    };
  };
  readonly deleted: {
    readonly subject: "Your {brand} account is deleted";
    readonly text: "As you asked, we have deleted your {brand} account and everything in it. This is our last email about it: once it is sent, we no longer keep your address. You can register again whenever you like.";
    readonly button: "See what was deleted";
    readonly notYou: "If this was not you, someone knew your password: change it wherever else you use it, and contact us.";
  };
  readonly orders: {
    readonly button: "See my order";
    readonly toCart: "Back to my cart";
    readonly number: "Order number: {number}";
    readonly paid: {
      readonly subject: "Your order {number} is confirmed";
      readonly text: "Thank you. Your order is paid, and we are getting it ready. Your invoice is attached.";
      readonly next: "If you ordered a kit, it comes with a guide to taking the sample and everything you need to send it back.";
    };
    readonly yearly: "It is paid until {until} and renews every year at {total} until you cancel. You can cancel at any time on your order page; it then runs to the end of the year you have paid for.";
    readonly until: "It is paid until {until}.";
    readonly renewed: {
      readonly subject: "Renewed for a year: order {number}";
      readonly text: "Your subscription has renewed for another year, and PayPal has taken the payment. Here is the order, with its invoice.";
    };
    readonly ended: {
      readonly subject: "Your subscription has ended: order {number}";
      readonly text: "Your subscription will not renew, and you will not be charged again. It runs to the end of the year you have paid for.";
    };
    readonly notRenewed: {
      readonly subject: "Your subscription could not be renewed: order {number}";
      readonly text: "PayPal could not take the payment for the next year of your subscription and will not try again.";
      readonly next: "To continue, check your payment method at PayPal, cancel this subscription on your order page and order it again.";
    };
    readonly received: {
      readonly subject: "Your payment for order {number} has arrived";
      readonly text: "Thank you. Your payment has arrived, and we are getting your order ready. Your paid invoice is attached.";
    };
    readonly account: {
      readonly subject: "We have your order {number}";
      readonly text: "Thank you. We have your practice's order and are getting it ready. It is on account: the invoice is attached.";
      readonly due: "The invoice is due on {due}.";
    };
    readonly transfer: {
      readonly subject: "How to pay for order {number}";
      readonly text: "Thank you. We have your order and will get it ready as soon as your transfer arrives. The invoice is attached.";
      readonly account: "Please transfer {total} to: {account}";
      readonly reference: "Use {number} as the reference, so that we can match your payment.";
    };
    readonly refunded: {
      readonly subject: "Your refund for order {number}";
      readonly text: "We have refunded you the way you paid. With a card or bank account, it may take a few days to show.";
      readonly amount: "Refund: {amount}";
    };
    readonly returned: {
      readonly subject: "We are refunding your payment";
      readonly text: "We are sorry: your payment went through, but we could not place your order. You will get your money back automatically.";
      readonly amount: "Refund: {amount}";
      readonly reason: {
        readonly "paid-already": "This order had already been paid.";
        readonly "coupon-gone": "The coupon in your cart was used up before your payment arrived. Your cart is unchanged, and you can order without the coupon.";
        readonly "points-gone": "The loyalty points in your cart were spent before your payment arrived. Your cart is unchanged, and you can order without them.";
        readonly "order-gone": "The order was cancelled before your payment arrived.";
        readonly "refunded-by-provider": "The payment was refunded before your order could be placed. Your cart is unchanged.";
      };
    };
    readonly cancelled: {
      readonly subject: "Your order {number} is cancelled";
      readonly text: "Your order is cancelled. We will not send anything, and there is nothing to pay.";
      readonly back: "We have returned the coupon or loyalty points you used.";
      readonly sent: "Have you already sent the money? Reply to this email and we will refund it.";
    };
    readonly held: {
      readonly subject: "We are checking your order {number}";
      readonly text: "We have received your payment, but something about it does not match your order. We are looking into it and will email you. Please do not pay again.";
    };
    readonly posted: {
      readonly subject: "Your order {number} is on its way";
      readonly text: "Good news: we have handed your parcel to the carrier.";
      readonly carrier: "Carrier: {carrier}";
      readonly tracking: "Carrier: {carrier}, tracking number {number}";
      readonly address: "Delivery to: {address}";
      readonly track: "Track my parcel";
      readonly orderPage: "See your order: {link}";
    };
    readonly refundDelayed: {
      readonly subject: "Your refund for order {number} is delayed";
      readonly text: "Your refund did not go through yet. You do not need to do anything: we are looking into it and will email you as soon as your money is on its way.";
    };
    readonly paymentFailed: {
      readonly subject: "Your payment for order {number} did not go through";
      readonly text: "Your bank could not complete the payment, so nothing was charged. You can pay again with the same or another method.";
    };
    readonly disputed: {
      readonly subject: "A dispute about order {number}";
      readonly text: "Your bank or payment provider tells us that you dispute the payment for this order. If something is wrong with it, reply to this email and we will sort it out. Until the dispute is closed, the order is on hold.";
    };
  };
  readonly receipt: {
    readonly items: "Your order";
    readonly each: "{quantity} × {amount}";
    readonly subtotal: "Subtotal";
    readonly coupon: "Coupon {code}";
    readonly points: "{count, plural, one {# loyalty point} other {# loyalty points}}";
    readonly free: "Free";
    readonly total: "Total";
    readonly tax: "Includes {rate, number}% {name}: {amount}";
    readonly noTax: "No tax is added.";
    readonly taxNames: {
      readonly gst: "GST";
      readonly vat: "VAT";
    };
    readonly address: "Delivery address";
    readonly delivery: "Delivery";
    readonly arrives: "Expected between {from} and {to}.";
  };
  readonly activated: {
    readonly subject: "{count, plural, one {{name}''s kit is activated} other {# kits are activated}}";
    readonly text: "{count, plural, one {You have activated the kit for {name}: {product}.} other {You have activated # kits: {product}.}}";
    readonly next: "Next: take the sample as the guide in the box shows, let the swabs dry, and post the tube in the return envelope. Please keep the barcode until you have the results.";
    readonly button: "See your activation";
    readonly change: "Something wrong? You can correct the details there until we have the sample.";
  };
  readonly kitProblem: {
    readonly subject: "Problem with kit {barcode}";
    readonly text: "{email} reports a kit that could not be activated:";
    readonly button: "Reply";
  };
  readonly reminders: {
    readonly activation: {
      readonly subject: "{count, plural, one {Your test kit is waiting} other {Your test kits are waiting}}";
      readonly text: "{count, plural, one {You have a kit that is not activated yet. It takes about five minutes, and we can only test a sample that belongs to an activated kit.} other {You have kits that are not activated yet. It takes about five minutes each, and we can only test samples that belong to an activated kit.}}";
      readonly button: "Activate a kit";
      readonly after: "Already posted the sample? Please still activate the kit.";
    };
    readonly posting: {
      readonly subject: "Your sample has not reached us yet";
      readonly text: "{count, plural, one {You told us three weeks ago that you had posted this sample, and we have not received it:} other {You told us three weeks ago that you had posted these samples, and we have not received them:}}";
      readonly button: "See what to do";
      readonly after: "Post can be slow. If it does not arrive within another week, reply to this email and we will send you a new kit free of charge.";
    };
    readonly expiry: {
      readonly subject: "{count, plural, one {Your test kit expires soon} other {Your test kits expire soon}}";
      readonly text: "{count, plural, one {This kit can be used for 60 more days at most:} other {These kits can be used for 60 more days at most:}}";
      readonly button: "Activate a kit";
      readonly after: "After that the swabs may no longer be reliable. Reply to this email if you cannot use them in time.";
    };
    readonly unsubscribe: "You can choose which reminders you get: {link}";
  };
  readonly document: {
    readonly subject: "{name}''s document";
    readonly text: "Here is the document you asked for, as a PDF.";
    readonly passport: "Its public page shows that it is genuine and whether a newer version exists: {address}";
    readonly button: "See all documents of {name}";
  };
  readonly lab: {
    readonly received: {
      readonly subject: "We have {name}''s sample";
      readonly text: "{name}''s sample has arrived at the lab. Next we check that it holds enough DNA.";
      readonly promised: "Your report should be ready by {date}.";
      readonly button: "See {name}''s sample";
    };
    readonly hold: {
      readonly subject: "{name}''s sample is on hold: please check the details";
      readonly text: "Something about {name}''s sample does not match the details we have, so we cannot release the results yet. Lab work continues.";
      readonly problem: {
        readonly sex: "The DNA in the sample shows a different sex from the one you entered.";
        readonly species: "The DNA in the sample is not from the species you entered.";
        readonly sire: "The DNA in the sample does not fit the sire on file.";
        readonly dam: "The DNA in the sample does not fit the dam on file.";
        readonly "other-animal": "The DNA in the sample differs from an earlier sample of {name}. It may come from another animal.";
        readonly other: "Please compare the details with your animal, and reply to this email if they are right.";
      };
      readonly note: "From the lab: {note}";
      readonly button: "Check the details";
      readonly after: "Nothing is lost: once the details are right, we continue. If they are right already, reply to this email.";
    };
    readonly failed: {
      readonly subject: "{name}''s sample did not work: a new kit is on its way";
      readonly text: "We are sorry: the lab could not get a result from {name}''s sample.";
      readonly reason: "The reason: {reason}";
      readonly next: "This can happen, and it costs you nothing. We are sending you a new kit. It already belongs to {name}: take the sample, post the tube, and you are done.";
      readonly otherTube: "You do not need to do anything: we are using {name}’s other tube.";
      readonly subjectOtherTube: "One of {name}''s tubes did not work: we are using the other";
      readonly button: "See {name}''s sample";
    };
    readonly cancelled: {
      readonly subject: "The test of {name}''s sample is cancelled";
      readonly text: "We have stopped the work on {name}''s sample, and there will be no report.";
      readonly button: "See {name}''s sample";
      readonly after: "Was this unexpected? Reply to this email.";
    };
    readonly promise: {
      readonly subject: "{name}''s report: a new date";
      readonly text: "The report on {name}''s sample should now be ready by {date}.";
      readonly reason: "The reason: {reason}";
      readonly button: "See {name}''s sample";
    };
    readonly ready: {
      readonly subject: "{name}''s report is ready";
      readonly text: "We have finished {name}''s tests, and the report is ready.";
      readonly partial: "Some results are still missing. The report names them.";
      readonly button: "Read the report";
    };
    readonly updated: {
      readonly subject: "{name}''s report is updated";
      readonly text: "There are new results for {name}. Version {version} of the report replaces the earlier one.";
      readonly partial: "Some results are still missing. The report names them.";
      readonly button: "Read the report";
    };
    readonly reinterpreted: {
      readonly subject: "{name}''s report says something new";
      readonly text: "We have learned more about some of the variants in {name}’s report. We have not tested the sample again: version {version} explains the same results by what is known today.";
      readonly after: "The report lists what has changed. Earlier versions stay readable.";
      readonly button: "See what has changed";
    };
    readonly barcode: "Barcode: {barcode}";
    readonly paymentHold: {
      readonly subject: "{count, plural, one {{names}''s report waits for a payment} other {Your reports wait for a payment}}";
      readonly text: "{count, plural, one {A payment for the test of {names} is missing, so we cannot release the report yet. Lab work continues.} other {A payment for the tests of {names} is missing, so we cannot release the reports yet. Lab work continues.}}";
      readonly button: "Track the sample";
      readonly after: "If you ordered the kit yourself, you will find the order in your account. Nothing is lost: we release the report as soon as the payment arrives. Questions? Reply to this email.";
    };
    readonly paymentReleased: {
      readonly subject: "{count, plural, one {{names}''s sample is no longer on hold} other {Your samples are no longer on hold}}";
      readonly text: "{count, plural, one {Thank you, the payment for the test of {names} is settled. We release the report as soon as it is ready.} other {Thank you, the payment for the tests of {names} is settled. We release the reports as soon as they are ready.}}";
      readonly button: "Track the sample";
      readonly after: "You do not need to do anything else.";
    };
  };
  readonly parentage: {
    readonly consent: {
      readonly subject: "May {name} be compared?";
      readonly text: "{requester} asks {brand} to compare {name} in a parentage check. We compare DNA profiles only if you agree.";
      readonly private: "They will see at which markers the profiles match, but never the markers themselves.";
      readonly button: "See the request";
    };
    readonly reported: {
      readonly subject: "Parentage of {name}: the report is ready";
      readonly text: "We have compared the DNA profiles you asked about. The report for {name} is in your account.";
      readonly button: "Open the report";
    };
    readonly declined: {
      readonly subject: "Parentage of {name}: not compared";
      readonly text: "The owner of one of the animals did not agree to a comparison. Nothing was compared, and your verification is back in your account.";
      readonly button: "See the request";
    };
  };
  readonly animals: {
    readonly shared: {
      readonly subject: "{owner} shares {animal} with you";
      readonly text: "{owner} has shared {animal} with you at {brand}. Sign in with this email address, and you will find {animal} under Shared with me.";
      readonly button: "See the animal";
      readonly register: "No account yet? Register with this address: it is free. If you do not know the sender, ignore this email.";
    };
    readonly offered: {
      readonly subject: "{other} would like to transfer {count, plural, one {{animal}} other {# animals}} to you";
      readonly text: "{other} offers you {count, plural, one {the record of {animal}} other {the records of # animals}} at {brand}, with all results so far. Sign in with this email address to accept or decline. The offer is open for 30 days.";
      readonly button: "See the offer";
      readonly register: "No account yet? Register with this address first, and you will find the offer in your account. If you do not know the sender, ignore this email.";
    };
    readonly accepted: {
      readonly subject: "{animal} has a new owner";
      readonly text: "{other} has accepted {animal}. The record now belongs to them. You keep the reports issued so far.";
    };
    readonly declined: {
      readonly subject: "{animal} stays with you";
      readonly text: "{other} has declined the transfer of {animal}. Nothing has changed: the record is still yours.";
    };
    readonly cancelled: {
      readonly subject: "The transfer of {animal} is cancelled";
      readonly text: "{other} has withdrawn the offer of {animal}. You do not need to do anything.";
    };
    readonly expired: {
      readonly subject: "The transfer of {animal} has expired";
      readonly text: "{other} did not answer within 30 days, so {animal} stays with you. You can offer the animal again at any time.";
    };
    readonly expiredOffer: {
      readonly subject: "The offer of {animal} has expired";
      readonly text: "You did not answer {other}’s offer of {animal} within 30 days, so nothing has changed. If you still want the animal, ask the owner to offer it again.";
    };
    readonly transfersButton: "See my transfers";
  };
  readonly packs: {
    readonly open: "See your tests";
    readonly sent: {
      readonly subject: "You gave away {count, plural, one {# test} other {# tests}}";
      readonly text: "You gave {count, plural, one {# test} other {# tests}} of your multi-pack to {email}.";
      readonly waiting: "This address has no account yet. If nobody creates one within {days} days, the tests return to you.";
    };
    readonly received: {
      readonly subject: "{sender} gave you {count, plural, one {# test} other {# tests}}";
      readonly text: "{sender} gave you {count, plural, one {# test} other {# tests}} from a multi-pack. Choose what to test when you activate a kit.";
      readonly waiting: "Create an account with this email address within {days} days to get them. After that they return to the sender.";
      readonly button: "Activate a kit";
      readonly register: "Create an account";
    };
    readonly returned: {
      readonly subject: "{count, plural, one {# test has} other {# tests have}} come back to you";
      readonly text: "Nobody created an account for {email}, so {count, plural, one {# test has} other {# tests have}} returned to your account.";
    };
  };
  readonly shows: {
    readonly button: "Open the show";
    readonly tracking: "Tracking number: {trackingNumber}";
    readonly "kits-sent": {
      readonly subject: "Kits for {show} are on their way";
      readonly text: "{count, plural, one {# swab kit for {show} is on its way.} other {# swab kits for {show} are on their way.}} For each animal: scan the chip, swab, label, and only then start the next. Please send back any kits you do not use.";
    };
    readonly held: {
      readonly subject: "How was {show}?";
      readonly text: "We hope {show} went well. Please tell us in your account how many entries there were and how many animals were swabbed.";
    };
    readonly closed: {
      readonly subject: "Thank you for {show}";
      readonly text: "Everything about {show} is complete on our side. Thank you, and see you at your next show.";
    };
    readonly withdrawn: {
      readonly subject: "{show} is called off";
      readonly text: "We have called off our part in {show}. The discount code for exhibitors has ended.";
    };
  };
  readonly agents: {
    readonly open: "Open my listing";
    readonly active: {
      readonly subject: "You are a collection agent";
      readonly text: "All your answers are right. You are authorised to collect samples until {date}.";
      readonly listed: "Owners can now find you in our finder and write to you through it.";
      readonly notListed: "You are not listed in our finder. You can change that at any time.";
    };
    readonly endsSoon: {
      readonly subject: "Your authorisation as a collection agent ends on {date}";
      readonly text: "To keep collecting samples, read the procedure again and answer the quiz. It takes a few minutes and renews your authorisation for a year.";
      readonly button: "Take the quiz";
    };
    readonly expired: {
      readonly subject: "Your authorisation as a collection agent has expired";
      readonly text: "You can no longer collect samples, and your listing is hidden. Answer the quiz to renew for another year.";
    };
    readonly nominated: {
      readonly subject: "{club} would like you to be a collection agent";
      readonly text: "{club} has nominated you as a collection agent of {brand}: someone who takes DNA samples for owners and signs for them. Sign in or register with this email address to accept. If you are not interested, ignore this email.";
      readonly button: "See the nomination";
    };
    readonly message: {
      readonly subject: "{name} would like you to collect a sample";
      readonly text: "{name} found you in our finder and writes:";
      readonly reply: "Reply to {email}. We have not checked this address.";
      readonly button: "Open my listing";
    };
  };
  readonly relatives: {
    readonly subject: "A message about {relative}";
    readonly text: "{relative} and {animal} may be related: their DNA profiles were compared because you and the owner of {animal} find relatives with us. The owner of {animal} writes:";
    readonly reply: "Reply to {email} if you like. Your own address stays private until you do.";
    readonly end: "To stop these messages, turn off finding relatives for {relative}.";
    readonly button: "See the relatives";
  };
  readonly researchReceipt: {
    readonly subject: "We have received your research application";
    readonly text: "Thank you for applying to the research team of {brand}. A scientist reads every application.";
    readonly next: "We reply to this address, usually within two weeks. Please send no samples until you hear from us.";
    readonly button: "About our research";
    readonly notYou: "If you did not apply, you can ignore this email.";
  };
  readonly contact: {
    readonly receipt: {
      readonly subject: "We have received your message (no. {id})";
      readonly text: "Thank you for writing to {brand}. A person reads every message.";
      readonly next: "We reply to this address, usually within two working days.";
      readonly button: "Read our FAQs";
      readonly notYou: "If you did not write to us, you can ignore this email.";
    };
    readonly team: {
      readonly subject: "Contact form no. {id}: {topic}";
      readonly sender: "From {name}, {email}";
      readonly reference: "Barcode or order: {reference}";
      readonly button: "Open contact requests";
      readonly reply: "Reply to {email}, then mark the message as answered.";
    };
  };
  readonly newsletter: {
    readonly confirm: {
      readonly subject: "Please confirm your Paw Print subscription";
      readonly text: "One click, and you get Paw Print, the newsletter of {brand}, a few times a year.";
      readonly button: "Confirm subscription";
      readonly lifetime: "The button works once, within {days} days.";
      readonly notYou: "If you did not ask for this, you can ignore this email. You will not be subscribed.";
    };
    readonly already: {
      readonly subject: "You already get Paw Print";
      readonly text: "Good news: this address is subscribed, so there is nothing left to do.";
      readonly button: "Read our latest news";
    };
    readonly unsubscribe: "To unsubscribe, open {link}";
  };
}
