/** `/pages/api-key`: keys are created, copied and revoked here. They give no access. */
import {
  Badge,
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
} from '@fluentui/react-components';
import { CopyRegular, DeleteRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog';
import { copyText } from '../../kit/feedback/copy-text';
import { notify } from '../../kit/feedback/notify';
import { formatDateTime, formatDay } from '../../kit/format/date-time';
import { useText } from '../../kit/format/text';
import { createResettableStore } from '../../kit/stores/resettable-store';
import { Page } from '../../kit/ui/page';
import { IconButton } from '../kit/icon-button';
import { Sections } from '../kit/sections';

interface ApiKey {
  readonly id: number;
  readonly name: string;
  readonly rights: string;
  readonly value: string;
  /** Moments; undefined if never used. */
  readonly createdAt: string;
  readonly usedAt: string | undefined;
}

const createValue = (): string => `sample_${crypto.randomUUID().replaceAll('-', '')}`;
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();

/** The sample API cannot save keys, so they last until the app closes. */
const useKeys = createResettableStore<{ readonly keys: readonly ApiKey[] }>(() => ({
  keys: [
    {
      id: 1,
      name: 'Timing tower',
      rights: 'write',
      value: createValue(),
      createdAt: hoursAgo(5_040),
      usedAt: hoursAgo(2),
    },
    { id: 2, name: 'Ticket printer', rights: 'read', value: createValue(), createdAt: hoursAgo(96), usedAt: undefined },
  ],
}));

/** The prefix and the last four characters. */
const maskValue = (value: string): string => value.replace(/(?<=_).*(?=.{4})/, '•'.repeat(12));

const empty = { name: '', rights: 'read' };

export const Screen = (): ReactNode => {
  const text = useText('api-key');
  const { keys } = useKeys();
  const [created, setCreated] = useState<ApiKey>();
  const [revoked, setRevoked] = useState<ApiKey>();
  const isFree = (name: unknown) =>
    !keys.some((key) => key.name.toLowerCase() === String(name).trim().toLowerCase()) || text('taken');
  const create = ({ name, rights }: typeof empty) => {
    const id = Math.max(0, ...keys.map((key) => key.id)) + 1;
    const createdAt = new Date().toISOString();
    const key = { id, name: name.trim(), rights, value: createValue(), createdAt, usedAt: undefined };
    useKeys.setState({ keys: [key, ...keys] });
    setCreated(key);
  };
  const revoke = ({ id, name }: ApiKey) => {
    useKeys.setState({ keys: keys.filter((key) => key.id !== id) });
    if (created?.id === id) setCreated(undefined);
    notify({ intent: 'success', title: text('revoke.done', { name }) });
    setRevoked(undefined);
  };
  const cellsOf = (key: ApiKey): Readonly<Record<string, ReactNode>> => ({
    name: key.name,
    rights: (
      <Badge appearance="tint" color={key.rights === 'full' ? 'warning' : 'brand'}>
        {text(`words.${key.rights}`)}
      </Badge>
    ),
    value: <bdi>{maskValue(key.value)}</bdi>,
    created: formatDay(key.createdAt),
    used: key.usedAt ? formatDateTime(key.usedAt) : text('unused'),
    actions: (
      <>
        <IconButton
          label={text('copyOf', { name: key.name })}
          icon={<CopyRegular />}
          onClick={() => copyText(key.value, key.name)}
        />
        <IconButton
          label={text('revoke.of', { name: key.name })}
          icon={<DeleteRegular />}
          onClick={() => setRevoked(key)}
        />
      </>
    ),
  });
  return (
    <Page title={text('title')} description={text('about')} width={1_100}>
      {created ? (
        <MessageBar intent="success" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{text('created.title', { name: created.name })}</MessageBarTitle>
            {text('created.about')} <bdi>{created.value}</bdi>
          </MessageBarBody>
          <MessageBarActions>
            <Button icon={<CopyRegular />} onClick={() => copyText(created.value, created.name)}>
              {text('copy')}
            </Button>
            <Button onClick={() => setCreated(undefined)}>{text('created.done')}</Button>
          </MessageBarActions>
        </MessageBar>
      ) : undefined}
      <Sections
        area="api-key"
        sections={[
          {
            name: 'create',
            form: {
              values: empty,
              rows: [
                { name: 'name', required: true, maxLength: 60, check: isFree },
                { name: 'rights', kind: 'select', required: true, words: ['full', 'write', 'read'] },
              ],
              onSave: (values) => create({ ...empty, ...values }),
            },
          },
          {
            name: 'list',
            table: {
              columns: ['name', 'rights', 'value', 'created', 'used', 'actions'],
              rows: keys.map((key) => ({ key: String(key.id), cells: cellsOf(key) })),
            },
          },
        ]}
      />
      <ConfirmDialog
        open={revoked !== undefined}
        title={text('revoke.question', { name: revoked?.name ?? '' })}
        body={text('revoke.body')}
        irreversible
        destructive
        confirm={text('revoke.confirm')}
        onConfirm={() => revoked && revoke(revoked)}
        onCancel={() => setRevoked(undefined)}
      />
    </Page>
  );
};
