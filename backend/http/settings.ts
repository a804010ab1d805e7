/** What verbs need to know of how the programs are set up. */
export interface Settings {
  /** Where browsers see the shop, from the environment: a link must never follow what a request says of itself. */
  readonly appOrigin: string;
  /** Where mails lie that nobody takes; undefined with a mail server. */
  readonly mailFolder?: string | undefined;
}
