// Generated from messages/en by `npm run messages`. Do not edit.
export interface PassportMessages {
  readonly metaTitle: "Is this document genuine?";
  readonly description: "What we issued under this code, and whether it is still valid.";
  readonly genuine: {
    readonly current: "Yes, this document is genuine";
    readonly superseded: "Genuine, but there is a newer version";
    readonly revoked: "This document was revoked";
  };
  readonly genuineText: {
    readonly current: "We issued it on {date}, and it is the current version.";
    readonly superseded: "We issued it on {date}. Ask the owner for the current version.";
    readonly revoked: "We issued it on {date} and withdrew it later. Please do not rely on it.";
  };
  readonly notGenuine: "We could not confirm this document";
  readonly notGenuineText: "Its signature does not match our records. Please do not rely on it, and contact us.";
  readonly compromised: "The key that signed this document is no longer secret. We are signing it again; until then the signature alone proves nothing.";
  readonly contact: "Contact us";
  readonly states: {
    readonly current: "Current";
    readonly superseded: "Superseded";
    readonly revoked: "Revoked";
  };
  readonly hiddenTitle: "The results are not shown";
  readonly hiddenText: "The owner has hidden them or deleted their account. You can still check a PDF below.";
  readonly issued: "What we issued";
  readonly compare: "Compare it with your copy.";
  readonly results: "Results";
  readonly file: {
    readonly title: "Check your PDF";
    readonly text: "Choose the PDF you received. Your browser compares it with what we issued; the file does not leave your device.";
    readonly choose: "Choose a PDF";
    readonly drop: "or drop it here";
    readonly checking: "Checking…";
    readonly same: "This file is unchanged. It is exactly what we issued.";
    readonly different: "This file was changed, or it is a different document. Please do not rely on it.";
    readonly failed: "The file could not be read. Please try again.";
    readonly noScript: "The check needs JavaScript.";
  };
  readonly offline: {
    readonly title: "Check the signature yourself";
    readonly text: "The signature covers everything above and the fingerprint of the PDF. With our public key anyone can check it, without asking us.";
    readonly stepKey: "Download our public keys and choose the one with the id (kid) in the header of the signature.";
    readonly keys: "Public keys";
    readonly stepVerify: "Verify the signature with any program for JSON Web Signatures (algorithm EdDSA, curve Ed25519).";
    readonly stepCompare: "Compare pdfSha256 in its content with the SHA-256 fingerprint of the PDF.";
    readonly fingerprint: "SHA-256 of the PDF";
    readonly signature: "Signature (JWS)";
  };
}
