import type { DocumentReading } from '@pius/contracts/blog-import.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/learning/session/use-session.ts';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { DocumentForm } from './document-form.tsx';
import type { ImportChoices, Outcomes } from './import-choices.ts';
import {
  deleteDocument,
  readDocument,
  type StoredDocument,
  storeDocument,
} from './import-database.ts';
import { OpenDocument } from './open-document.tsx';
import { ReadingFault } from './reading-fault.tsx';

interface Open {
  document: StoredDocument;
  progress: { choices: ImportChoices; outcomes: Outcomes } | null;
}

/** A document is chosen, read, looked at, and what is wanted of it brought in. */
export function ImportDesk() {
  const { t } = useTranslation('desk');
  const { t: common } = useTranslation('common');
  const { user } = useSession();
  return (
    <div className="wrap pb-8 text-ui">
      <header className="grid gap-2 pt-7 pb-6 md:pt-11">
        <ButtonLink className="justify-self-start" to="/admin/blog" variant="quiet">
          {t('blog.back')}
        </ButtonLink>
        <h1>{common('meta.import-post.title')}</h1>
        <p className="max-w-[70ch] text-ink-soft">{t('import.text')}</p>
      </header>
      {user ? <Documents key={user.id} userId={user.id} author={user.name} /> : null}
    </div>
  );
}

function Documents({ userId, author }: { userId: string; author: string }) {
  const { t } = useTranslation('desk');
  const [open, setOpen] = useState<Open | null>();
  const [fault, setFault] = useState<DocumentReading['fault']>(null);
  useEffect(() => {
    void readDocument(userId).then(setOpen);
  }, [userId]);

  async function take(name: string, reading: DocumentReading) {
    setFault(reading.fault);
    if (reading.fault) return;
    await storeDocument(userId, { name, reading });
    setOpen({ document: { name, reading }, progress: null });
  }

  async function close() {
    await deleteDocument(userId);
    setOpen(null);
  }

  if (open === undefined) return <Skeleton className="leaf p-8" label={t('loading')} lines={4} />;
  if (open === null) {
    return (
      <div className="grid gap-5">
        <DocumentForm onRead={take} />
        {fault ? <ReadingFault fault={fault} /> : null}
      </div>
    );
  }
  return (
    <OpenDocument
      author={author}
      document={open.document}
      onClose={() => void close()}
      progress={open.progress}
      userId={userId}
    />
  );
}
