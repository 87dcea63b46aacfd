/** Puts the cursor on a line of a text, counted from 1, and brings it into view. */
export function selectLine(area: HTMLTextAreaElement | null, line: number): void {
  if (!area) return;
  const lines = area.value.split('\n');
  const start = lines.slice(0, Math.max(line - 1, 0)).join('\n').length + (line > 1 ? 1 : 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1] ?? '').length);
  area.scrollTop = (area.scrollHeight / lines.length) * Math.max(line - 6, 0);
}
