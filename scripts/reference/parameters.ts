import ts from 'typescript';

/** The parameters of a declaration: name and type, without patterns and default values. */
export function parametersOf(parameters: ts.NodeArray<ts.ParameterDeclaration>): string {
  return parameters.map(parameterOf).join(', ');
}

function parameterOf({ dotDotDotToken, name, questionToken, type, initializer }: ts.ParameterDeclaration): string {
  const rest = dotDotDotToken === undefined ? '' : '...';
  const optional = questionToken !== undefined || initializer !== undefined ? '?' : '';
  const typed = type === undefined ? valueType(initializer) : oneLine(type);
  return `${rest}${nameOf(name)}${optional}${typed === '' ? '' : `: ${typed}`}`;
}

// A pattern has no name. A pattern with a single element uses the name of that element.
function nameOf(name: ts.BindingName): string {
  if (ts.isIdentifier(name)) return name.text;
  const [only, ...others] = name.elements;
  const isNamed = ts.isArrayBindingPattern(name) && others.length === 0 && only !== undefined && ts.isBindingElement(only);
  return isNamed ? oneLine(only.name) : 'options';
}

/** The type of a simple value without a declared type; else empty. */
export function valueType(initializer: ts.Expression | undefined): string {
  if (initializer === undefined) return '';
  if (initializer.kind === ts.SyntaxKind.TrueKeyword || initializer.kind === ts.SyntaxKind.FalseKeyword) return 'boolean';
  if (ts.isStringLiteral(initializer)) return 'string';
  return ts.isNumericLiteral(initializer) ? 'number' : '';
}

/** The source of a node on one line. */
export function oneLine(node: ts.Node): string {
  return node.getText().replace(/\s+/g, ' ');
}
