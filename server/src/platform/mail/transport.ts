/** A letter of the outbox on its way. */
export interface OutgoingLetter {
  id: string;
  recipient: string;
  kind: string;
  subject: string;
  html: string;
  text: string;
  /** By what a letter that comes again and again is stopped; null for all others. */
  stopLink: string | null;
}

/** Where letters go. */
export interface Transport {
  /** True where letters stay in the outbox to be read there. */
  standIn: boolean;
  /** Hands a letter over. Throws where it was not taken, or `signal` came first. */
  send(letter: OutgoingLetter, signal: AbortSignal): Promise<void>;
  close(): void;
}
