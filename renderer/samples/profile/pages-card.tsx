import type { SampleProfile } from '@contract/samples/entities/page';
import { ToggleButton } from '@fluentui/react-components';
import { StarFilled, StarRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useText } from '../../kit/format/text';
import { SectionCard } from '../../kit/ui/section-card';
import { LabeledLine } from '../kit/labeled-line';
import { PersonAvatar } from '../kit/person-avatar';
import { useListStyles } from './list.styles';

export const PagesCard = ({ pages }: { readonly pages: NonNullable<SampleProfile['suggestedPages']> }): ReactNode => {
  const styles = useListStyles();
  const text = useText('profile');
  const [starred, setStarred] = useState<readonly string[]>([]);
  const toggle = (title: string) =>
    setStarred((now) => (now.includes(title) ? now.filter((one) => one !== title) : [...now, title]));
  return (
    <SectionCard title={text('pages')}>
      <ul className={styles.list}>
        {pages.map(({ title, subtitle, avatar }) => {
          const isStarred = starred.includes(title);
          return (
            <li key={title}>
              <LabeledLine title={title} start={<PersonAvatar size={40} name={title} src={avatar} />} about={subtitle}>
                <ToggleButton
                  size="small"
                  appearance="subtle"
                  icon={isStarred ? <StarFilled /> : <StarRegular />}
                  checked={isStarred}
                  aria-label={text('star', { title })}
                  onClick={() => toggle(title)}
                />
              </LabeledLine>
            </li>
          );
        })}
      </ul>
    </SectionCard>
  );
};
