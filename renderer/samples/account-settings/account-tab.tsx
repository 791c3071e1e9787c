import type { AccountSettings } from '@contract/samples/entities/page';
import { Avatar, Button, Checkbox, makeStyles, Text } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog';
import { notify } from '../../kit/feedback/notify';
import { WideField } from '../../kit/form/form-section';
import { toPlainText } from '../../kit/format/plain-text';
import { useText } from '../../kit/format/text';
import { SectionCard } from '../../kit/ui/section-card';
import { useCountryNames } from '../kit/form/country-names';
import { LocalPictureField } from '../kit/form/local-picture-field';
import { type FieldRow, FormFields } from '../kit/form-fields';
import { LocalForm } from '../kit/local-form';
import { save, type TabProps } from './saved-settings';

const useStyles = makeStyles({ row: { display: 'grid', justifyItems: 'start', rowGap: '8px' } });

/** Closing the account, with confirmation; this sample only says it is done. */
const CloseAccount = (): ReactNode => {
  const styles = useStyles();
  const text = useText('account-settings');
  const [sure, setSure] = useState(false);
  const [asking, setAsking] = useState(false);
  return (
    <SectionCard title={text('close.title')}>
      <div className={styles.row}>
        <Text>{text('close.about')}</Text>
        <Checkbox label={text('close.sure')} checked={sure} onChange={(_, { checked }) => setSure(checked === true)} />
        <Button disabledFocusable={!sure} onClick={() => (sure ? setAsking(true) : undefined)}>
          {text('close.button')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={text('close.question')}
        body={text('close.body')}
        irreversible
        destructive
        confirm={text('close.confirm')}
        onConfirm={() => {
          setAsking(false);
          setSure(false);
          notify({ intent: 'info', title: text('close.done') });
        }}
        onCancel={() => setAsking(false)}
      />
    </SectionCard>
  );
};

const general = ['avatar', 'username', 'fullName', 'email', 'company'] as const;
const info = ['phone', 'website', 'country', 'dob', 'bio'] as const;

type Details = Record<(typeof general)[number] | (typeof info)[number], string>;

const mapKeys = <K extends string>(keys: readonly K[], read: (key: K) => string) =>
  Object.fromEntries(keys.map((key) => [key, read(key)])) as Record<K, string>;

const toDetails = (settings: AccountSettings): Details => ({
  ...mapKeys(general, (key) => toPlainText(settings.general?.[key])),
  ...mapKeys(info, (key) => toPlainText(settings.info?.[key])),
});

const toSettings = (details: Details): Partial<AccountSettings> => ({
  general: mapKeys(general, (key) => details[key].trim()),
  info: mapKeys(info, (key) => details[key].trim()),
});

/** The account's picture, or its initials. */
const AvatarField = (): ReactNode => {
  const text = useText('account-settings');
  const { watch } = useFormContext<Details>();
  return (
    <LocalPictureField<Details>
      name="avatar"
      label={text('fields.avatar')}
      preview={(src) => (
        <Avatar size={96} name={watch('fullName')} color="brand" {...(src ? { image: { src } } : {})} aria-hidden />
      )}
    />
  );
};

const webAddress = /^\s*https?:\/\/\S+\.\S+\s*$/i;
const phoneNumber = /^[+\d][\d\s()./-]{4,}$/;

const DetailsForm = ({ settings }: TabProps): ReactNode => {
  const text = useText('account-settings');
  const values = toDetails(settings);
  const countries = useCountryNames(values.country);
  const rows: readonly FieldRow<Details>[] = [
    { name: 'fullName', required: true, maxLength: 100 },
    { name: 'username', required: true, minLength: 3, maxLength: 40 },
    { name: 'email', kind: 'email', required: true, maxLength: 254 },
    { name: 'company', maxLength: 100 },
    { name: 'phone', kind: 'tel', maxLength: 30, pattern: { value: phoneNumber, message: text('account.phoneWrong') } },
    { name: 'website', kind: 'url', maxLength: 200, pattern: { value: webAddress, message: text('account.webWrong') } },
    { name: 'country', kind: 'select', required: true, options: countries },
    { name: 'dob', kind: 'date', isPast: true },
    { name: 'bio', kind: 'long', wide: true, rows: 3, maxLength: 300, hint: text('account.bioHint') },
  ];
  return (
    <SectionCard title={text('account.details')}>
      <LocalForm<Details>
        draftKey="account-settings.account.details"
        values={values}
        submitLabel={text('save')}
        savedMessage={text('account.saved')}
        onSave={(sent) => save(toSettings(sent))}
      >
        <WideField>
          <AvatarField />
        </WideField>
        <FormFields<Details> area="account-settings" rows={rows} />
      </LocalForm>
    </SectionCard>
  );
};

type Links = Record<string, string>;

/** The user's pages on other services. */
const LinksForm = ({ settings: { social } }: TabProps): ReactNode => {
  const text = useText('account-settings');
  const links: Links = { ...social?.socialLinks };
  const pattern = { value: webAddress, message: text('account.webWrong') };
  return (
    <SectionCard title={text('links.title')} description={text('links.about')}>
      <LocalForm<Links>
        draftKey="account-settings.account.links"
        values={links}
        submitLabel={text('save')}
        savedMessage={text('links.saved')}
        onSave={(socialLinks) => save({ social: { socialLinks, connections: social?.connections ?? {} } })}
      >
        <FormFields<Links>
          area="account-settings"
          labels="services"
          rows={Object.keys(links).map((name) => ({ name, kind: 'url', maxLength: 200, pattern }))}
        />
      </LocalForm>
    </SectionCard>
  );
};

/** Details, links and closing the account. */
export const AccountTab = ({ settings }: TabProps): ReactNode => (
  <>
    <DetailsForm settings={settings} />
    <LinksForm settings={settings} />
    <CloseAccount />
  </>
);
