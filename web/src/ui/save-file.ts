/**
 * Saves a text or bytes as a file on the reader's device.
 * @param content - What is in it.
 * @param type - Its kind with the way it is written.
 */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not every browser has begun to read it when this turn is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
