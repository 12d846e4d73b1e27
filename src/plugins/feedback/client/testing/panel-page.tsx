import { type JSX, useState } from 'react';
import { useGoBack } from '#core/client/navigation/go.tsx';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import type { FakeReplies } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { onePage } from '#core/testing/test-pages.tsx';
import { feedbackRoutes } from '../../contract/routes.ts';
import type { FeedbackDetail } from '../../contract/schemas.ts';
import { feedbackClientPlugin } from '../feedback.client-plugin.ts';
import { HandlingPanel } from '../handling/HandlingPanel.tsx';
import { aDetail } from './sample-feedback.ts';
import { DUTY } from './team-server.ts';

const BACK = 'Back to the list';

let opened = aDetail();

function Page(): JSX.Element {
  const [feedback, setLatest] = useState(opened);
  const goBack = useGoBack();
  return (
    <>
      <h1>{feedback.number}</h1>
      <button type="button" onClick={() => goBack(href(feedbackRoutes.list))}>
        {BACK}
      </button>
      <PluginPart plugin="feedback" what="feedback.panel" load={async () => HandlingPanel} given={{ feedback, onChanged: setLatest }} />
    </>
  );
}

const around = onePage('panel', '/panel', Page);

/** Shows the panel for an item at `/panel`, as the page of the item does, or another page first. */
export function openPanel(feedback: FeedbackDetail, api: FakeReplies, at = '/panel'): Promise<View> {
  opened = feedback;
  const plugins = [...standIns(feedbackClientPlugin), feedbackClientPlugin, around];
  return renderPlugin(plugins, { at, as: 'admin', me: { abilities: [...DUTY] }, api });
}
