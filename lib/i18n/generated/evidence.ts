// Generated from messages/en by `npm run messages`. Do not edit.
export interface EvidenceMessages {
  readonly listed: "{kind, select, trait {Gene and trait listed in} other {Gene and condition listed in}}";
  readonly omia: "OMIA {number}";
  readonly confirmed: "Gene confirmed by {sources}";
  readonly public: "Gene confirmed by a public reference";
}
