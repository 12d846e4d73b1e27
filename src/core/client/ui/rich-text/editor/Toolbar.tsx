import type { Editor } from '@tiptap/core';
import { type JSX, type RefObject, useMemo } from 'react';
import type { RichTextSubset } from '#core/contract/rich-text.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../Button.tsx';
import { isApple } from '../../keyboard.ts';
import { useRovingFocus } from '../../use-roving-focus.ts';
import { LINK_TOOL, type Tool, toolsFor } from './tools.ts';
import { type ToolState, useToolStates } from './use-tool-states.ts';

// What is printed on the keys, in every language.
const PRINTED: Readonly<Record<string, string>> = { Mod: 'Ctrl', Shift: 'Shift', Alt: 'Alt' };

const PRINTED_BY_APPLE: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' };

interface ToolbarProps {
  readonly editor: Editor;
  readonly subset: RichTextSubset;
  /** Id of the element with the text. */
  readonly controls: string;
  readonly place: RefObject<HTMLDivElement | null>;
  readonly isLinkOpen: boolean;
  readonly onLink: () => void;
}

/** The buttons that format the text. A press of a button leads back to the text. */
export function Toolbar({ editor, subset, controls, place, isLinkOpen, onLink }: ToolbarProps): JSX.Element {
  const t = useT('core');
  const tools = useMemo(() => toolsFor(subset), [subset]);
  const states = useToolStates(editor, tools);
  const { group, tabIndexAt } = useRovingFocus(place);
  const press = (tool: Tool): void => {
    if (tool.id === LINK_TOOL) onLink();
    else {
      tool.run(editor);
      editor.view.focus();
    }
  };
  return (
    <div
      ref={place}
      className="richfield__tools"
      role="toolbar"
      aria-label={t('richText.tools')}
      aria-controls={controls}
      onFocus={group.onFocus}
      onKeyDown={(event) => {
        if (event.key === 'Escape') editor.view.focus();
        else group.onKeyDown(event);
      }}
      // The text keeps the focus and its selection when a button is pressed with a pointer.
      onMouseDown={(event) => event.preventDefault()}
    >
      {tools.map((tool, at) => (
        <ToolButton
          key={tool.id}
          tool={tool}
          state={states[at]}
          isOpen={tool.id === LINK_TOOL ? isLinkOpen : undefined}
          tabIndex={tabIndexAt(at)}
          onPress={() => press(tool)}
        />
      ))}
    </div>
  );
}

interface ToolButtonProps {
  readonly tool: Tool;
  readonly state: ToolState | undefined;
  readonly isOpen: boolean | undefined;
  readonly tabIndex: number;
  readonly onPress: () => void;
}

function ToolButton({ tool: { id, icon: Icon, keys, isOn }, state, isOpen, tabIndex, onPress }: ToolButtonProps): JSX.Element {
  const t = useT('core');
  const name = t(`richText.tool.${id}`);
  const isPossible = state?.isPossible ?? true;
  return (
    <Button
      variant="quiet"
      className="btn--icon"
      aria-label={name}
      title={keys === undefined ? name : t('richText.withKeys', { name, keys: printedKeys(keys) })}
      aria-keyshortcuts={keys && ariaKeys(keys)}
      aria-pressed={isOn && (state?.isOn ?? false)}
      aria-expanded={isOpen}
      // A button that is disabled would lose the focus.
      aria-disabled={!isPossible}
      tabIndex={tabIndex}
      onClick={isPossible ? onPress : undefined}
    >
      <Icon />
    </Button>
  );
}

/** A shortcut as users know it: `Ctrl+Shift+8` or `⌘⇧8`. */
function printedKeys(keys: string): string {
  const names = isApple() ? PRINTED_BY_APPLE : PRINTED;
  return keys
    .split('-')
    .map((key) => names[key] ?? key)
    .join(isApple() ? '' : '+');
}

/** A shortcut as `aria-keyshortcuts` names it. */
function ariaKeys(keys: string): string {
  return keys.replace('Mod', isApple() ? 'Meta' : 'Control').replaceAll('-', '+');
}
