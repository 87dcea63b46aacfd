import type { Sheet } from '@pius/domain/printables/sheet.ts';
import body from '@/styles/fonts/andika-latin-400-normal.woff?url';
import bold from '@/styles/fonts/andika-latin-700-normal.woff?url';
import display from '@/styles/fonts/quest-display-latin-700.woff?url';
import { artUrl } from '@/ui/art/art.ts';
import { withPngPictures } from './picture-as-png.ts';
import { type Stroke, type WrittenPdf, writePdf } from './write-pdf.ts';

/** The sheets as a PDF of lines and letters, a page for each. Throws where letters or drawings cannot be fetched. */
export async function makePdf(sheets: readonly Sheet[], title: string): Promise<WrittenPdf> {
  const bytes = async (address: string) => (await fetched(address)).arrayBuffer();
  const [bodyFont, boldFont, displayFont, corner] = await Promise.all([
    bytes(body),
    bytes(bold),
    bytes(display),
    fetched(artUrl('print-corner')).then((answer) => answer.text()),
  ]);
  const fonts = { body: bodyFont, bold: boldFont, display: displayFont };
  return writePdf(await withPngPictures(sheets), title, { fonts, corner: strokesOf(corner) });
}

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}

/** The lines of our own drawing: its paths, and its berry, a circle. */
function strokesOf(drawing: string): Stroke[] {
  const svg = new DOMParser().parseFromString(drawing, 'image/svg+xml');
  const ofGroup = svg.querySelector('g')?.getAttribute('stroke-width');
  const paths = [...svg.querySelectorAll('path')].map((path) => ({
    path: path.getAttribute('d') ?? '',
    width: Number(path.getAttribute('stroke-width') ?? ofGroup),
    filled: false,
  }));
  const circles = [...svg.querySelectorAll('circle')].map((circle) => {
    const [x = 0, y = 0, r = 0] = ['cx', 'cy', 'r'].map((name) =>
      Number(circle.getAttribute(name)),
    );
    const path = `M${x - r} ${y} a${r} ${r} 0 1 0 ${2 * r} 0 a${r} ${r} 0 1 0 ${-2 * r} 0 Z`;
    return { path, width: 0, filled: true };
  });
  return [...paths, ...circles];
}
