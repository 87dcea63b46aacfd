import { checkPictures, type PictureName } from '@pius/domain/account/picture-password.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Child } from '@/shared/family/use-children.ts';
import { PictureBoard } from '@/shared/pictures/picture-board.tsx';
import { notify } from '@/shared/toast/notify.ts';
import { Button } from '@/shared/ui/button.tsx';
import { useEditChild } from '../family-changes.ts';
import { FormFault } from './child-fields.tsx';
import { FormDialog } from './form-dialog.tsx';
import { showFaults } from './form-faults.ts';

/** Sets five pictures in order for a child, or takes them away (issue 6, "picture password"). */
export function PicturesDialog({ child, onClose }: { child: Child; onClose: () => void }) {
  const { t } = useTranslation('family');
  const { name } = child;
  const [chosen, setChosen] = useState<PictureName[]>([]);
  const { mutateAsync, isPending } = useEditChild(child.id);
  const { handleSubmit, setError, clearErrors, formState } = useForm();

  async function set(pictures: PictureName[] | null) {
    try {
      await mutateAsync({ pictures });
      notify('success', t(pictures ? 'pictures.done' : 'pictures.removed', { name }));
      onClose();
    } catch (thrown) {
      showFaults(setError, [], thrown);
    }
  }

  const send = handleSubmit(async () => {
    const wrong = checkPictures(chosen);
    if (wrong) setError('root', { message: wrong });
    else await set(chosen);
  });

  return (
    <FormDialog
      busy={isPending}
      description={t('pictures.text', { name })}
      onClose={onClose}
      onSubmit={send}
      submitLabel={t('pictures.submit')}
      title={t('pictures.title', { name })}
    >
      <PictureBoard
        busy={isPending}
        chosen={chosen}
        label={t('pictures.board')}
        onChange={(pictures) => {
          clearErrors();
          setChosen(pictures);
        }}
      />
      {child.has_pictures ? (
        <Button className="justify-self-start" onClick={() => void set(null)} variant="outline">
          {t('pictures.remove')}
        </Button>
      ) : null}
      <FormFault fault={formState.errors.root?.message} />
    </FormDialog>
  );
}
