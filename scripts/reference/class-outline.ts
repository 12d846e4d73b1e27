import ts from 'typescript';
import { rawDocOf } from './doc-comment.ts';
import type { Module } from './modules.ts';
import { oneLine, parametersOf, valueType } from './parameters.ts';

/** The public outline of a class: member signatures with their doc comments, in source order. */
export function classOutline(module: Module, name: string): string | undefined {
  const found = module.source.statements.filter(ts.isClassDeclaration).find((statement) => statement.name?.text === name);
  if (found === undefined) return undefined;
  const isAbstract = hasModifier(found, ts.SyntaxKind.AbstractKeyword);
  // The container constructs the classes that are shown in full.
  const shown = publicMembers(found).filter(({ member }) => !ts.isConstructorDeclaration(member));
  const members = shown.map(({ member, signature }) => withDoc(member, signature));
  const body = members.map((member) => member.replace(/^ */gm, (spaces) => (spaces.length % 2 === 0 ? '  ' : '   ')));
  return [rawDocOf(found), `${isAbstract ? 'abstract ' : ''}class ${name} {`, ...body, '}'].filter((line) => line !== '').join('\n');
}

/** The public members of a class, each with its signature on one line. */
export function publicMembers({ members }: ts.ClassDeclaration): { readonly member: ts.ClassElement; readonly signature: string }[] {
  return members.filter(isPublic).flatMap((member) => {
    const signature = signatureOf(member);
    return signature === undefined ? [] : [{ member, signature }];
  });
}

function withDoc(member: ts.ClassElement, signature: string): string {
  const doc = rawDocOf(member);
  return doc === '' ? signature : `${doc}\n${signature}`;
}

function isPublic(member: ts.ClassElement): boolean {
  const hidden = [ts.SyntaxKind.PrivateKeyword, ts.SyntaxKind.ProtectedKeyword].some((kind) => hasModifier(member, kind));
  return !hidden && (member.name === undefined || !ts.isPrivateIdentifier(member.name));
}

function hasModifier(node: ts.Node, kind: ts.SyntaxKind): boolean {
  return ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some((modifier) => modifier.kind === kind);
}

function signatureOf(member: ts.ClassElement): string | undefined {
  if (ts.isConstructorDeclaration(member)) return `constructor(${parametersOf(member.parameters)});`;
  if (ts.isMethodDeclaration(member)) {
    const generic = member.typeParameters === undefined ? '' : `<${listed(member.typeParameters)}>`;
    return `${member.name.getText()}${generic}(${parametersOf(member.parameters)})${typed(member.type)};`;
  }
  if (ts.isGetAccessorDeclaration(member)) return `readonly ${member.name.getText()}${typed(member.type)};`;
  if (ts.isPropertyDeclaration(member)) {
    const prefix = hasModifier(member, ts.SyntaxKind.ReadonlyKeyword) ? 'readonly ' : '';
    return `${prefix}${member.name.getText()}${typed(member.type) || made(member.initializer)};`;
  }
  return undefined;
}

function listed(nodes: ts.NodeArray<ts.Node>): string {
  return nodes.map(oneLine).join(', ');
}

function typed(type: ts.TypeNode | undefined): string {
  return type === undefined ? '' : `: ${oneLine(type)}`;
}

// The type of a property's initial value, when the source names no type.
function made(initializer: ts.Expression | undefined): string {
  if (initializer !== undefined && ts.isNewExpression(initializer)) {
    const generic = initializer.typeArguments === undefined ? '' : `<${listed(initializer.typeArguments)}>`;
    return `: ${initializer.expression.getText()}${generic}`;
  }
  const type = valueType(initializer);
  return type === '' ? '' : `: ${type}`;
}
