import type { ReactNode } from 'react';
import { useText } from '../../../kit/format/text';
import { SectionCard } from '../../../kit/ui/section-card';
import { FormFields } from '../../kit/form-fields';
import { LocalForm } from '../../kit/local-form';
import { save, type TabProps } from '../saved-settings';

type Links = Record<string, string>;
const webAddress = /^\s*https?:\/\/\S+\.\S+\s*$/i;

/** The user's pages on other services. */
export const LinksForm = ({ settings: { social } }: TabProps): ReactNode => {
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
