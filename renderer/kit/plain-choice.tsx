import { Checkbox } from '@fluentui/react-components';
import { NoticeBar } from './states/notice-bar';
import { useText } from './text';

interface PlainChoiceProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** The choice to use a server on the local network without encryption, with an explanation. */
export const PlainChoice = ({ checked, onChange }: PlainChoiceProps) => {
  const text = useText('server');
  return (
    <div>
      <NoticeBar intent="warning" layout="multiline">
        {text('plain.warning')}
      </NoticeBar>
      <Checkbox
        checked={checked}
        onChange={(_, data) => onChange(data.checked === true)}
        label={text('plain.accept')}
      />
    </div>
  );
};
