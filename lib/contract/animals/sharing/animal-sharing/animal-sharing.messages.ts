/** Field messages of sharing and transfers that only the backend can decide on. */
export const animalSharingMessages = {
  ownAddress: "This is your own address",
  past: "This day is over",
  dogsOnly: "Dogs Victoria works with dogs only",
  unknownClub: "This club is not known",
} as const;
