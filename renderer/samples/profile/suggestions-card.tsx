import type { SampleProfile } from '@contract/samples/entities/page';
import { ToggleButton } from '@fluentui/react-components';
import { CheckmarkRegular, PersonAddRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useText } from '../../kit/format/text';
import { SectionCard } from '../../kit/ui/section-card';
import { LabeledLine } from '../kit/labeled-line';
import { PersonAvatar } from '../kit/person-avatar';
import { useListStyles } from './list.styles';

interface SuggestionsProps {
  readonly suggestions: NonNullable<SampleProfile['suggestions']>;
}

/** Suggested people. A second click withdraws the request. */
export const SuggestionsCard = ({ suggestions }: SuggestionsProps): ReactNode => {
  const styles = useListStyles();
  const text = useText('profile');
  const [asked, setAsked] = useState<readonly string[]>([]);
  const toggle = (name: string) =>
    setAsked((now) => (now.includes(name) ? now.filter((one) => one !== name) : [...now, name]));
  return (
    <SectionCard title={text('suggestions')}>
      <ul className={styles.list}>
        {suggestions.map(({ name, avatar, mutualFriend }) => {
          const isAsked = asked.includes(name);
          return (
            <li key={name}>
              <LabeledLine
                title={name}
                start={<PersonAvatar size={40} name={name} src={avatar} />}
                about={text('mutual', { count: mutualFriend })}
              >
                <ToggleButton
                  size="small"
                  appearance={isAsked ? 'secondary' : 'primary'}
                  icon={isAsked ? <CheckmarkRegular /> : <PersonAddRegular />}
                  checked={isAsked}
                  aria-label={text('ask', { name })}
                  onClick={() => toggle(name)}
                />
              </LabeledLine>
            </li>
          );
        })}
      </ul>
    </SectionCard>
  );
};
