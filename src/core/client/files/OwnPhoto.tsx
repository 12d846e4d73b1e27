import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useService } from '../di/use-service.ts';
import { SessionStore } from '../session/session-store.ts';
import { usePicture } from './use-picture.ts';

/** The signed-in user's photo over their sign. The sign shows until the photo has loaded, and stays for a user without one. */
export const OwnPhoto = observer(function OwnPhoto(): JSX.Element | null {
  const photo = useService(SessionStore).me?.photo;
  const [loaded, setLoaded] = useState<{ readonly photo: string; readonly src: string }>();
  const kept = loaded !== undefined && loaded.photo === photo ? loaded.src : undefined;
  // It is on every page. Users may always see their own photo, so its address is not renewed once it has loaded.
  const { src = kept, onError } = usePicture(kept === undefined ? photo : undefined);
  if (photo === undefined || src === undefined) return null;
  return (
    <img
      key={photo}
      className="avatar__photo"
      data-loaded={kept !== undefined}
      src={src}
      alt=""
      decoding="async"
      onLoad={() => setLoaded({ photo, src })}
      onError={onError}
    />
  );
});
