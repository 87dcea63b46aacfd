import type { LessonView } from '@pius/contracts/course.ts';
import { drawingUrl, lineDrawingUrl } from '@/ui/art/drawing-url.ts';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { Section } from './section.tsx';
import './design.css';

export const handle: RouteHandle = { namespaces: ['errors'] };

const lessons = Object.values(
  import.meta.glob<LessonView>('../../../content/lessons/*/*/en.yaml', {
    import: 'default',
    eager: true,
  }),
);

/** Every story's pictures, in color and to color, beside the words they stand above; while developing only. */
export default function ScenesPage() {
  return (
    <div className="design-page wrap">
      <h1>Scenes</h1>
      {lessons.map(({ id, story }) => (
        <Section key={id} title={`${id} ${story.title}`}>
          <ul className="grid gap-8">
            {story.pictures.map(({ id: drawing, alt, paragraph }) => (
              <li className="grid gap-4 md:grid-cols-3" key={drawing}>
                <img alt={alt} height="480" loading="lazy" src={drawingUrl(drawing)} width="800" />
                <img
                  alt=""
                  className="bg-white"
                  height="480"
                  loading="lazy"
                  src={lineDrawingUrl(drawing)}
                  width="800"
                />
                <div>
                  <p>
                    <b>{drawing}</b> {alt}
                  </p>
                  <p>{story.paragraphs[Math.max(0, paragraph - 1)]}</p>
                </div>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </div>
  );
}
