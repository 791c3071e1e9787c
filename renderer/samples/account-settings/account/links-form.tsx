import { ok } from '@contract/failure';
import type { ReactNode } from 'react';
import { Form } from '../../../kit/form/form';
import { rulesOf } from '../../../kit/form/rules';
import { TextField } from '../../../kit/form/text-field';
import { useText } from '../../../kit/format/text';
import { SectionCard } from '../../../kit/ui/section-card';
import { save, type TabProps } from '../saved-settings';

type Links = Record<string, string>;
const webAddress = /^\s*https?:\/\/\S+\.\S+\s*$/i;

/** Where else one can be found. */
export const LinksForm = ({ settings: { social } }: TabProps): ReactNode => {
  const text = useText('account-settings');
  const links: Links = { ...social?.socialLinks };
  return (
    <SectionCard title={text('links.title')} about={text('links.about')}>
      <Form<Links, null>
        draft="account-settings.account.links"
        values={links}
        submit={text('save')}
        saved={text('links.saved')}
        onSubmit={async (socialLinks) => {
          save({ social: { socialLinks, connections: social?.connections ?? {} } });
          return ok(null);
        }}
      >
        {Object.keys(links).map((name) => (
          <TextField<Links>
            key={name}
            name={name}
            type="url"
            label={text(`services.${name}`)}
            rules={rulesOf<Links>({
              label: text(`services.${name}`),
              maxLength: 200,
              pattern: { value: webAddress, message: text('account.webWrong') },
            })}
          />
        ))}
      </Form>
    </SectionCard>
  );
};
