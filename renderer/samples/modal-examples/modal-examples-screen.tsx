/** `/pages/modal-examples`: a card for each dialog. The URL holds the open one (`?open=person`). */
import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import {
  DeleteRegular,
  type FluentIcon,
  HomeRegular,
  PaymentRegular,
  PersonAddRegular,
  PersonEditRegular,
  ScalesRegular,
  ShareRegular,
  ShieldKeyholeRegular,
  TagMultipleRegular,
} from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog';
import { FormDialog } from '../../kit/dialog/form-dialog';
import { notify } from '../../kit/feedback/notify';
import { useText } from '../../kit/format/text';
import { Page } from '../../kit/ui/page';
import { SectionCard } from '../../kit/ui/section-card';
import { DescribedForm, type FormDescription } from '../kit/described-form';

/** A form, or else a question; each with paragraphs above it. */
interface Example extends Partial<Omit<FormDescription, 'name'>> {
  readonly icon: FluentIcon;
  readonly width?: number;
  /** The names of the paragraphs. */
  readonly paragraphs?: readonly string[];
}

const email = { name: 'email', kind: 'email', required: true, maxLength: 254 } as const;
const name = { name: 'name', required: true, maxLength: 100, autoFocus: true } as const;

const examples: Readonly<Record<string, Example>> = {
  confirm: { icon: DeleteRegular },
  person: {
    icon: PersonEditRegular,
    width: 640,
    values: {
      name: 'Casey Morgan',
      email: 'casey.morgan@example.com',
      phone: '+1 555 0148',
      status: 'active',
      mails: true,
    },
    rows: [
      name,
      email,
      { name: 'phone', kind: 'tel', maxLength: 40 },
      { name: 'status', kind: 'select', required: true, words: ['active', 'inactive', 'pending'] },
      { name: 'mails', kind: 'check', wide: true },
    ],
  },
  address: {
    icon: HomeRegular,
    width: 640,
    values: {
      kind: 'office',
      name: 'Northline Events',
      street: '14 Paddock Lane',
      city: 'Springfield',
      postcode: '62704',
    },
    rows: [
      { name: 'kind', kind: 'select', required: true, words: ['office', 'home', 'venue'] },
      name,
      { name: 'street', required: true, maxLength: 120 },
      { name: 'city', required: true, maxLength: 120 },
      { name: 'postcode', required: true, maxLength: 12 },
    ],
  },
  payment: {
    icon: PaymentRegular,
    width: 480,
    values: { name: '', number: '', expires: '', code: '' },
    rows: [
      name,
      { name: 'number', required: true, dir: 'ltr', pattern: { value: /^(?:\d[ -]?){12,19}$/ } },
      {
        name: 'expires',
        required: true,
        dir: 'ltr',
        pattern: { value: /^(?:0[1-9]|1[0-2])\/\d\d$/ },
      },
      { name: 'code', kind: 'password', required: true, pattern: { value: /^\d{3,4}$/ } },
    ],
  },
  twoFactor: {
    icon: ShieldKeyholeRegular,
    width: 440,
    values: { code: '' },
    rows: [{ name: 'code', required: true, autoFocus: true, dir: 'ltr', pattern: { value: /^\d{6}$/ } }],
    paragraphs: ['how'],
  },
  share: {
    icon: ShareRegular,
    width: 480,
    values: { email: '', access: 'view' },
    rows: [email, { name: 'access', kind: 'select', required: true, words: ['view', 'comment', 'edit'] }],
  },
  plan: {
    icon: TagMultipleRegular,
    width: 480,
    values: { plan: 'standard' },
    rows: [{ name: 'plan', kind: 'select', required: true, words: ['basic', 'standard', 'enterprise'] }],
  },
  refer: {
    icon: PersonAddRegular,
    width: 520,
    values: { email: '' },
    rows: [email],
    paragraphs: ['send', 'join', 'earn'],
  },
  terms: {
    icon: ScalesRegular,
    values: { agreed: false },
    rows: [{ name: 'agreed', kind: 'check', required: true }],
    paragraphs: ['place', 'safety', 'pictures', 'weather', 'lost', 'end'],
  },
};

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
    gap: tokens.spacingHorizontalL,
  },
  icon: { fontSize: '28px', color: tokens.colorBrandForeground1 },
  open: { marginBlockStart: 'auto', justifySelf: 'start', alignSelf: 'flex-start' },
  paragraphs: { display: 'grid', rowGap: tokens.spacingVerticalM, marginBlockEnd: tokens.spacingVerticalL },
});

interface OpenExampleProps {
  readonly id: string;
  readonly example: Example;
  readonly onClose: () => void;
}

const OpenExample = ({ id, example, onClose }: OpenExampleProps): ReactNode => {
  const styles = useStyles();
  const text = useText('modal-examples');
  const { width = 600, values, rows, paragraphs = [] } = example;
  if (!values || !rows)
    return (
      <ConfirmDialog
        open
        title={text(`${id}.title`)}
        body={text(`${id}.body`)}
        irreversible
        destructive
        confirm={text(`${id}.submit`)}
        onConfirm={() => {
          notify({ intent: 'info', title: text('saved') });
          onClose();
        }}
        onCancel={onClose}
      />
    );
  return (
    <FormDialog title={text(`${id}.title`)} width={width} onClose={onClose}>
      {paragraphs.length > 0 ? (
        <div className={styles.paragraphs}>
          {paragraphs.map((key) => (
            <Text key={key}>{text(`${id}.${key}`)}</Text>
          ))}
        </div>
      ) : undefined}
      <DescribedForm
        area="modal-examples"
        name={id}
        values={values}
        rows={rows}
        canSendUnchanged
        onDone={onClose}
        onCancel={onClose}
      />
    </FormDialog>
  );
};

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('modal-examples');
  const [search, setSearch] = useSearchParams();
  const id = search.get('open') ?? '';
  const example = Object.hasOwn(examples, id) ? examples[id] : undefined;
  const change = (open?: string) => setSearch(open ? { open } : {}, { replace: true, preventScrollReset: true });
  return (
    <Page title={text('title')} description={text('about')}>
      <div className={styles.cards}>
        {Object.entries(examples).map(([key, { icon: Icon }]) => (
          <SectionCard
            key={key}
            title={text(`${key}.name`)}
            description={text(`${key}.about`)}
            actions={<Icon className={styles.icon} aria-hidden />}
          >
            <Button
              className={styles.open}
              aria-label={text('openOf', { name: text(`${key}.name`) })}
              onClick={() => change(key)}
            >
              {text('open')}
            </Button>
          </SectionCard>
        ))}
      </div>
      {example ? <OpenExample id={id} example={example} onClose={() => change()} /> : undefined}
    </Page>
  );
};
