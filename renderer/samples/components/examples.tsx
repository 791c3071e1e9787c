import { fail, ok } from '@contract/failure';
import {
  Button,
  Field,
  MenuButton,
  MenuItem,
  ProgressBar,
  Spinner,
  Tab,
  TabList,
  Text,
  ToggleButton,
} from '@fluentui/react-components';
import {
  AddRegular,
  CalendarRegular,
  DeleteRegular,
  MapRegular,
  PeopleRegular,
  PinRegular,
} from '@fluentui/react-icons';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog';
import { FormDialog } from '../../kit/dialog/form-dialog';
import { NoticeBar } from '../../kit/feedback/notice-bar';
import { notify } from '../../kit/feedback/notify';
import { Failed } from '../../kit/feedback/states';
import { Form } from '../../kit/form/form';
import { rulesOf } from '../../kit/form/rules';
import { TextField } from '../../kit/form/text-field';
import { Message } from '../../kit/ui/message';
import { columns, row, width } from '../kit/layout';
import type { Example, Examples } from '../kit/showcase/family-page';
import { SimpleMenu } from '../kit/simple-menu';

const intents = ['info', 'success', 'warning', 'error'] as const;
const tabs = { schedule: CalendarRegular, people: PeopleRegular, map: MapRegular } as const;
const tracks = ['Aspen Flats', 'Cedar Ridge', 'Copper Canyon'];

const DeleteButton: Example = ({ text }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('dialogs.delete')}</Button>
      <ConfirmDialog
        open={open}
        destructive
        irreversible
        title={text('dialogs.question', { count: tracks.length })}
        body={text('dialogs.body')}
        names={tracks}
        count={tracks.length}
        confirm={text('words.delete')}
        onConfirm={() => {
          setOpen(false);
          notify({ intent: 'success', title: text('dialogs.deleted', { count: tracks.length }) });
        }}
        onCancel={() => setOpen(false)}
      />
    </>
  );
};

const RenameButton: Example = ({ text }) => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const label = text('words.name');
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('dialogs.rename')}</Button>
      {open ? (
        <FormDialog title={text('dialogs.rename')} width={480} onClose={close}>
          <Form<{ name: string }, null>
            draftKey="components.rename"
            values={{ name: '' }}
            submitLabel={text('words.save')}
            savedMessage={text('dialogs.renamed')}
            onSubmit={async () => ok(null)}
            onDone={close}
            onCancel={close}
          >
            <TextField<{ name: string }>
              name="name"
              label={label}
              autoFocus
              rules={rulesOf<{ name: string }>({ label, required: true, maxLength: 80 })}
            />
          </Form>
        </FormDialog>
      ) : undefined}
    </>
  );
};

export const examples: Examples = {
  buttons: ({ text }) => {
    const [pinned, setPinned] = useState(true);
    return (
      <>
        <div style={row(12)}>
          {(['primary', 'secondary', 'outline', 'subtle', 'transparent'] as const).map((kind) => (
            <Button key={kind} appearance={kind}>
              {text(`buttons.${kind}`)}
            </Button>
          ))}
          <Button disabled>{text('buttons.disabled')}</Button>
        </div>
        <div style={row(12)}>
          <Button icon={<AddRegular />}>{text('words.add')}</Button>
          <Button
            appearance="subtle"
            icon={<DeleteRegular />}
            aria-label={text('words.delete')}
            title={text('words.delete')}
          />
          <ToggleButton icon={<PinRegular />} checked={pinned} onClick={() => setPinned(!pinned)}>
            {text('buttons.pin')}
          </ToggleButton>
          <SimpleMenu trigger={<MenuButton>{text('buttons.export')}</MenuButton>}>
            <MenuItem>{text('buttons.csv')}</MenuItem>
            <MenuItem>{text('buttons.print')}</MenuItem>
          </SimpleMenu>
        </div>
      </>
    );
  },
  messages: ({ text }) => (
    <>
      {intents.map((intent) => (
        <NoticeBar key={intent} intent={intent} politeness="polite" title={text(`messages.${intent}.title`)}>
          {text(`messages.${intent}.body`)}
        </NoticeBar>
      ))}
      <div style={row(12)}>
        {intents.map((intent) => (
          <Button
            key={intent}
            onClick={() =>
              notify({ intent, title: text(`messages.${intent}.title`), body: text(`messages.${intent}.body`) })
            }
          >
            {text(`messages.${intent}.toast`)}
          </Button>
        ))}
      </div>
    </>
  ),
  dialogs: (example) => (
    <div style={row(12)}>
      <DeleteButton {...example} />
      <RenameButton {...example} />
    </div>
  ),
  tabs: ({ text, title }) => {
    const [open, setOpen] = useState('schedule');
    return (
      <>
        <TabList aria-label={title} selectedValue={open} onTabSelect={(_, { value }) => setOpen(String(value))}>
          {Object.entries(tabs).map(([name, Icon]) => (
            <Tab key={name} value={name} icon={<Icon />} aria-controls="tabs-panel">
              {text(`tabs.${name}`)}
            </Tab>
          ))}
        </TabList>
        <div id="tabs-panel" role="tabpanel" aria-label={text(`tabs.${open}`)}>
          <Text>{text(`tabs.${open}Body`)}</Text>
        </div>
      </>
    );
  },
  progress: ({ text }) => {
    const [done, setDone] = useState(3);
    return (
      <div style={row(24)}>
        <Field
          style={width(320)}
          label={text('progress.label')}
          validationState={done === 10 ? 'success' : 'none'}
          validationMessage={text('progress.done', { done, all: 10 })}
        >
          <ProgressBar max={10} value={done} />
        </Field>
        <Button onClick={() => setDone(done === 10 ? 0 : done + 1)}>
          {text(done === 10 ? 'progress.again' : 'progress.next')}
        </Button>
        {done > 3 && done < 10 ? <Spinner size="tiny" label={text('progress.label')} /> : undefined}
      </div>
    );
  },
  states: ({ text }) => (
    <div style={columns(320, 16, 'start')}>
      <Message icon={CalendarRegular} title={text('states.heading')} body={text('states.body')}>
        <Button appearance="primary">{text('states.button')}</Button>
      </Message>
      <Failed
        failure={fail('network', 'offline').failure}
        onRetry={() => notify({ id: 'again', intent: 'info', title: text('states.again') })}
      />
      <Failed failure={fail('refused', 'not-allowed').failure} />
    </div>
  ),
};
