/** One event as a page hears it. */
export interface ReceivedEvent {
  id: string | null;
  name: string;
  data: Record<string, string>;
}

/**
 * Reads the events of an answer one by one; null is its end. Beats are events of the name `beat`.
 */
export function eventReader(answer: Response) {
  if (!answer.body) throw new Error('There is no stream.');
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    async next(): Promise<ReceivedEvent | null> {
      while (!text.includes('\n\n')) {
        const { done, value } = await reader.read();
        if (done) return null;
        text += value;
      }
      const end = text.indexOf('\n\n');
      const lines = text.slice(0, end).split('\n');
      text = text.slice(end + 2);
      const field = (name: string) =>
        lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? null;
      const data = field('data');
      return {
        id: field('id'),
        name: field('event') ?? field('') ?? 'beat',
        data: data === null ? {} : JSON.parse(data),
      };
    },
    close: () => reader.cancel(),
  };
}
