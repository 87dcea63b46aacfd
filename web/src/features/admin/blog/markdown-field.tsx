import {
  Bold,
  Heading2,
  Italic,
  Link as LinkIcon,
  List,
  type LucideIcon,
  TextQuote,
} from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '@/ui/kit/field.tsx';
import { IconButton } from '@/ui/kit/icon-button.tsx';
import { INPUT_CLASSES } from '@/ui/kit/input-look.ts';
import { type MarkdownMark, markdownMarks, withMark } from './markdown-marks.ts';

const icons: Record<MarkdownMark, LucideIcon> = {
  bold: Bold,
  italic: Italic,
  heading: Heading2,
  list: List,
  link: LinkIcon,
  quote: TextQuote,
};

interface MarkdownFieldProps {
  label: string;
  /** The language of the words, for the browser's spelling. */
  lang: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A text in Markdown, with the marks that are used most as buttons. */
export function MarkdownField({ label, lang, value, error, onChange }: MarkdownFieldProps) {
  const { t } = useTranslation('desk');
  const area = useRef<HTMLTextAreaElement>(null);

  function put(mark: MarkdownMark) {
    const box = area.current;
    if (!box) return;
    const chosen = { text: value, start: box.selectionStart, end: box.selectionEnd };
    const { text, start, end } = withMark(chosen, mark, t('blog.mark.link-words'));
    onChange(text);
    // The choice holds once React has drawn the text.
    requestAnimationFrame(() => {
      box.focus();
      box.setSelectionRange(start, end);
    });
  }

  return (
    <Field error={error} hint={t('blog.source.hint')} label={label}>
      {(wiring) => (
        <div>
          <div aria-label={t('blog.marks')} className="mb-1 flex flex-wrap" role="toolbar">
            {markdownMarks.map((mark) => {
              const Icon = icons[mark];
              return (
                <IconButton key={mark} label={t(`blog.mark.${mark}`)} onClick={() => put(mark)}>
                  <Icon aria-hidden />
                </IconButton>
              );
            })}
          </div>
          <textarea
            {...wiring}
            className={`${INPUT_CLASSES} min-h-80 resize-y`}
            lang={lang}
            onChange={({ target }) => onChange(target.value)}
            ref={area}
            rows={14}
            value={value}
          />
        </div>
      )}
    </Field>
  );
}
