import { Component, type ReactNode } from 'react';

interface PluginBoundaryProps {
  readonly plugin: string;
  /** Id of the part that stands inside. */
  readonly what: string;
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Keeps what breaks inside to itself: the error is logged with the plugin's id and the page around stays. */
export class PluginBoundary extends Component<PluginBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(`"${this.props.what}" of plugin "${this.props.plugin}" broke`, error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
