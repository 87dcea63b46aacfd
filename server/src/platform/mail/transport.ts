/** An e-mail of the outbox on its way. */
export interface OutgoingEmail {
  id: string;
  recipient: string;
  kind: string;
  subject: string;
  html: string;
  text: string;
  /** By what an e-mail that comes again and again is stopped; null for all others. */
  stopLink: string | null;
}

/** Where e-mails go. */
export interface Transport {
  /** True where e-mails stay in the outbox to be read there. */
  standIn: boolean;
  /** Hands an e-mail over. Throws where it was not taken, or `signal` came first. */
  send(email: OutgoingEmail, signal: AbortSignal): Promise<void>;
  close(): void;
}
