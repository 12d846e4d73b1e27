import { Component, type ReactNode } from 'react';

interface PluginBoundaryProps {
  readonly plugin: string;
  /** Id of the contribution inside. */
  readonly what: string;
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** An error boundary: logs an error inside with the plugin's id and keeps the rest of the page. */
export class PluginBoundary extends Component<PluginBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(`"${this.props.what}" of plugin "${this.props.plugin}" failed`, error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
