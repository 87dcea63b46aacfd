import { Ellipsis, Pencil, Printer, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { Accordion, AccordionItem } from '@/ui/kit/accordion.tsx';
import { Breadcrumb } from '@/ui/kit/breadcrumb.tsx';
import { Button } from '@/ui/kit/button.tsx';
import { Dialog } from '@/ui/kit/dialog.tsx';
import { Menu } from '@/ui/kit/menu.tsx';
import { Tabs } from '@/ui/kit/tabs.tsx';
import { Tooltip } from '@/ui/kit/tooltip.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { useSamples } from './samples.ts';
import { Row, Section } from './section.tsx';

/** What opens over a page or inside it: dialogs, menus, messages, tabs, folds. */
export function LayerSection() {
  const words = useSamples();
  const [chosen, setChosen] = useState('');
  const items = [
    {
      key: 'edit',
      label: words.edit,
      icon: <Pencil aria-hidden />,
      onSelect: () => setChosen(words.edit),
    },
    { key: 'print', label: words.print, icon: <Printer aria-hidden />, to: '/about-us' },
    {
      key: 'certificate',
      label: words.certificate,
      icon: <ScrollText aria-hidden />,
      locked: words.certificateWhy,
    },
  ];
  return (
    <Section title={words.layers}>
      <Breadcrumb
        items={[{ label: words.tabOne, to: '/' }, { label: words.layers }]}
        label={words.open}
      />
      <Row>
        <Dialogs />
        <Menu items={items} label={words.menu} />
        <Menu items={items} label={<Ellipsis aria-hidden />} name={words.menuFor} />
        <Tooltip text={words.tooltip}>
          <Button variant="quiet">{words.badge}</Button>
        </Tooltip>
      </Row>
      <p role="status">{chosen}</p>
      <Row>
        <Button onClick={() => notify('success', words.toastYes)}>{words.toastYes}</Button>
        <Button onClick={() => notify('error', words.toastNo)}>{words.toastNo}</Button>
        <Button onClick={() => notify('info', words.toastInfo)}>{words.toastInfo}</Button>
      </Row>
      <Tabs
        label={words.layers}
        tabs={[
          { value: 'one', label: words.tabOne, content: <p>{words.cardText}</p> },
          { value: 'two', label: words.tabTwo, content: <p>{words.reading}</p> },
          { value: 'three', label: words.tabThree, content: <p>{words.emptyText}</p> },
        ]}
      />
      <Accordion className="design-after">
        <AccordionItem name="faq" open summary={words.question}>
          <p>{words.answer}</p>
        </AccordionItem>
        <AccordionItem name="faq" summary={words.leave}>
          <p>{words.leaveText}</p>
        </AccordionItem>
      </Accordion>
    </Section>
  );
}

function Dialogs() {
  const words = useSamples();
  const [shown, setShown] = useState<'leave' | 'read' | null>(null);
  const close = () => setShown(null);
  return (
    <>
      <Button onClick={() => setShown('leave')}>{words.leave}</Button>
      <Button onClick={() => setShown('read')}>{words.answer}</Button>
      <Dialog
        closeLabel={words.close}
        description={words.leaveText}
        footer={
          <>
            <Button onClick={close} variant="gold">
              {words.stay}
            </Button>
            <Button onClick={close}>{words.leaveIt}</Button>
          </>
        }
        onOpenChange={close}
        open={shown === 'leave'}
        title={words.leave}
      />
      <Dialog
        closeLabel={words.close}
        onOpenChange={close}
        open={shown === 'read'}
        size="reading"
        title={words.question}
      >
        {Array.from({ length: 12 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs are alike and never move
          <p key={index}>
            {words.reading} {words.answer}
          </p>
        ))}
      </Dialog>
    </>
  );
}
