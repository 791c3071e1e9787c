import { ok } from '@contract/failure';
import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog';
import { FormDialog } from '../../../kit/dialog/form-dialog';
import { notify } from '../../../kit/feedback/notify';
import { Form } from '../../../kit/form/form';
import { rulesOf } from '../../../kit/form/rules';
import { TextField } from '../../../kit/form/text-field';
import type { Examples } from '../../kit/showcase/example';

const tracks = ['Aspen Flats', 'Cedar Ridge', 'Copper Canyon'];

interface Named {
  name: string;
}

export const examples: Examples = {
  deleting: {
    code: '<ConfirmDialog open destructive irreversible title="Delete 3 tracks?" names={names} confirm="Delete" />',
    Preview: ({ text }) => {
      const [open, setOpen] = useState(false);
      return (
        <>
          <Button onClick={() => setOpen(true)}>{text('confirm.deleting.open')}</Button>
          <ConfirmDialog
            open={open}
            destructive
            irreversible
            title={text('confirm.deleting.heading', { count: tracks.length })}
            body={text('confirm.deleting.body')}
            names={tracks}
            count={tracks.length}
            confirm={text('words.delete')}
            onConfirm={() => {
              setOpen(false);
              notify({ intent: 'success', title: text('confirm.deleting.done', { count: tracks.length }) });
            }}
            onCancel={() => setOpen(false)}
          />
        </>
      );
    },
  },
  asking: {
    code: '<ConfirmDialog open title="Close the gate?" confirm="Close" />',
    Preview: ({ text }) => {
      const [open, setOpen] = useState(false);
      return (
        <>
          <Button onClick={() => setOpen(true)}>{text('confirm.asking.open')}</Button>
          <ConfirmDialog
            open={open}
            title={text('confirm.asking.heading')}
            body={text('confirm.asking.body')}
            confirm={text('confirm.asking.confirm')}
            onConfirm={() => setOpen(false)}
            onCancel={() => setOpen(false)}
          />
        </>
      );
    },
  },
  filling: {
    code: '<FormDialog title="Rename"><Form values={values} onSubmit={save}>…</Form></FormDialog>',
    Preview: ({ text }) => {
      const [open, setOpen] = useState(false);
      const close = () => setOpen(false);
      const label = text('words.name');
      return (
        <>
          <Button onClick={() => setOpen(true)}>{text('confirm.filling.open')}</Button>
          {open ? (
            <FormDialog title={text('confirm.filling.open')} width={480} onClose={close}>
              <Form<Named, null>
                draftKey="showcase.name"
                values={{ name: '' }}
                submitLabel={text('words.save')}
                savedMessage={text('confirm.filling.saved')}
                onSubmit={async () => ok(null)}
                onDone={close}
                onCancel={close}
              >
                <TextField<Named>
                  name="name"
                  label={label}
                  autoFocus
                  rules={rulesOf<Named>({ label, required: true, maxLength: 80 })}
                />
              </Form>
            </FormDialog>
          ) : undefined}
        </>
      );
    },
  },
};
