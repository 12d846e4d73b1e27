import ts from 'typescript';
import type { Module } from './modules.ts';
import { oneLine, parametersOf } from './parameters.ts';
import { typeIn } from './types.ts';

/** A function's name, parameters and result on one line; only the name of anything else. */
export function signatureOf(name: string, statement: ts.Statement): string {
  const found = functionIn(name, statement);
  if (found === undefined) return name;
  const generic = found.typeParameters === undefined ? '' : `<${listed(found.typeParameters)}>`;
  const result = found.type === undefined ? '' : `: ${oneLine(found.type)}`;
  return `${name}${generic}(${parametersOf(found.parameters)})${result}`;
}

/**
 * The props of a component, or the properties of a type, one text for each. An extended type is `...Name`. Empty when the type of a
 * component is declared elsewhere.
 */
export function propertiesOf(name: string, statement: ts.Statement, module: Module): string[] {
  if (ts.isInterfaceDeclaration(statement)) return membersOf(statement);
  const type = ts.isTypeAliasDeclaration(statement) ? statement.type : functionIn(name, statement)?.parameters[0]?.type;
  if (type === undefined) return [];
  if (ts.isTypeAliasDeclaration(statement)) return ts.isTypeLiteralNode(type) ? membersOf(type) : [];
  return partsOf(type, module);
}

function partsOf(type: ts.TypeNode, module: Module): string[] {
  if (ts.isTypeLiteralNode(type)) return membersOf(type);
  if (ts.isIntersectionTypeNode(type))
    return type.types.flatMap((part) => (ts.isTypeLiteralNode(part) ? membersOf(part) : [`...${oneLine(part)}`]));
  const named = ts.isTypeReferenceNode(type) ? typeIn(module, type.typeName.getText()) : undefined;
  if (named === undefined) return ts.isTypeReferenceNode(type) ? [`...${oneLine(type)}`] : [];
  return ts.isInterfaceDeclaration(named) ? membersOf(named) : partsOf(named.type, module);
}

function membersOf(node: ts.InterfaceDeclaration | ts.TypeLiteralNode): string[] {
  const inherited = ts.isInterfaceDeclaration(node) ? (node.heritageClauses ?? []).flatMap(({ types }) => [...types]) : [];
  return [...inherited.map((type) => `...${oneLine(type)}`), ...node.members.map(withoutReadonly)];
}

function withoutReadonly(member: ts.TypeElement): string {
  const text = ts.isPropertySignature(member) ? member.getText() : oneLine(member);
  // Comments inside an inline type would break the single line.
  return text
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/\breadonly (?=\w+\??:)/g, '')
    .replace(/;$/, '');
}

type FunctionNode = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction;

function functionIn(name: string, statement: ts.Statement): FunctionNode | undefined {
  if (ts.isFunctionDeclaration(statement)) return statement;
  if (!ts.isVariableStatement(statement)) return undefined;
  const declaration = statement.declarationList.declarations.find((one) => one.name.getText() === name);
  return declaration?.initializer === undefined ? undefined : functionOf(declaration.initializer);
}

// Components are often wrapped: `observer(function List() {})`.
function functionOf(node: ts.Expression): FunctionNode | undefined {
  if (ts.isFunctionExpression(node) || ts.isArrowFunction(node)) return node;
  if (!ts.isCallExpression(node)) return undefined;
  return node.arguments.map(functionOf).find((found) => found !== undefined);
}

function listed(nodes: ts.NodeArray<ts.Node>): string {
  return nodes.map(oneLine).join(', ');
}
