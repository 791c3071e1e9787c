/** "Scan with the camera", where there is no scanner: the picture while it is on, and which camera. */
import { Button, Field, makeStyles, mergeClasses, Select, Tooltip, tokens } from '@fluentui/react-components';
import { CameraOffRegular, CameraRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { focusBox, startScan } from '../../../event/scan/scan-store';
import { bridge } from '../../../kit/bridge/bridge';
import { isDialogOpen } from '../../../kit/commands/command';
import { useText } from '../../../kit/format/text';
import { type CameraProblem, type Feed, problemOf, startFeed } from './camera-feed';

const useStyles = makeStyles({
  // In line with the box, below its label.
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', paddingBlockStart: '26px' },
  // The picture, or what is wrong, takes a whole row.
  row: { flexBasis: '100%', paddingBlockStart: 0 },
  picture: {
    inlineSize: 'min(300px, 100%)',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground6,
    outline: `3px solid ${tokens.colorBrandStroke1}`,
    outlineOffset: '-3px',
  },
  about: { flexBasis: '200px', flexGrow: 1, color: tokens.colorNeutralForeground2 },
  problem: { color: tokens.colorStatusDangerForeground1, ':empty': { display: 'none' } },
});

interface PictureProps {
  readonly onProblem: (problem: CameraProblem) => void;
}

/** The person turned it on: main allows the camera as long as this is shown. */
const Picture = ({ onProblem }: PictureProps): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const video = useRef<HTMLVideoElement>(null);
  const [camera, setCamera] = useState<string>();
  const [cameras, setCameras] = useState<readonly MediaDeviceInfo[]>([]);
  const fail = useEffectEvent(onProblem);
  useEffect(() => {
    let feed: Feed | undefined;
    let isOver = false;
    const begin = async (): Promise<void> => {
      const allowed = await bridge().app.camera({ isOn: true });
      if (isOver || !video.current) return;
      if (!allowed.ok || !allowed.value) return fail('refused');
      const problem = (found: CameraProblem) => isOver || fail(found);
      const started = await startFeed(video.current, camera, { code: startScan, problem });
      if (isOver) return started.stop();
      feed = started;
      const devices = await navigator.mediaDevices.enumerateDevices();
      if (!isOver) setCameras(devices.filter(({ kind }) => kind === 'videoinput'));
    };
    begin().catch((error) => isOver || fail(problemOf(error)));
    return () => {
      isOver = true;
      feed?.stop();
      void bridge().app.camera({ isOn: false });
    };
  }, [camera]);
  return (
    <>
      <video ref={video} className={styles.picture} muted playsInline aria-label={text('camera.picture')} />
      <span className={styles.about}>{text('camera.about')}</span>
      {cameras.length > 1 ? (
        <Field label={text('camera.choice')}>
          <Select value={camera ?? cameras[0]?.deviceId ?? ''} onChange={(_, { value }) => setCamera(value)}>
            {cameras.map(({ deviceId, label }) => (
              <option key={deviceId} value={deviceId}>
                {label || text('camera.unnamed')}
              </option>
            ))}
          </Select>
        </Field>
      ) : undefined}
    </>
  );
};

/** A button in the row of the box, and the picture below that row. */
export const CameraScan = (): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const [isOn, setOn] = useState(false);
  const [problem, setProblem] = useState<CameraProblem>();
  return (
    <div className={mergeClasses(styles.root, (isOn || problem) && styles.row)}>
      <Tooltip content={text(isOn ? 'camera.stop' : 'camera.start')} relationship="label">
        <Button
          size="large"
          icon={isOn ? <CameraOffRegular /> : <CameraRegular />}
          onClick={() => {
            setProblem(undefined);
            setOn(!isOn);
          }}
        />
      </Tooltip>
      {isOn ? (
        <Picture
          onProblem={(found) => {
            setOn(false);
            setProblem(found);
            // The code can be typed at once.
            if (!isDialogOpen()) focusBox();
          }}
        />
      ) : undefined}
      <span role="alert" className={styles.problem}>
        {problem ? text(`camera.problems.${problem}`) : undefined}
      </span>
    </div>
  );
};
